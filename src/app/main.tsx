import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { App } from './App';
import { createStores } from './createStores';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');
createRoot(root).render(
  <StrictMode>
    <App stores={createStores()} />
  </StrictMode>,
);
