import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { App } from './App';
import { createStores } from './createStores';

/** How long a slow line may keep the page empty. */
const FONT_PATIENCE_MS = 800;

/** A font that came after the first words would move everything beside them. */
async function awaitFonts(): Promise<void> {
  const weights = [500, 600, 700].map((weight) =>
    document.fonts.load(`${weight} 1em 'Barlow Semi Condensed'`),
  );
  const patience = new Promise((resolve) => {
    setTimeout(resolve, FONT_PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(weights), patience]);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');
await awaitFonts();
createRoot(root).render(
  <StrictMode>
    <App stores={createStores()} />
  </StrictMode>,
);
