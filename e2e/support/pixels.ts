/** Colours as they come out on the screen. */
import type { Page } from 'playwright/test';

/** `#rrggbb` with its share of all pixels, most frequent first. */
export type Palette = readonly (readonly [color: string, share: number])[];

/** The colours of a square round a point of the page. */
export async function colorsAround(page: Page, at: { x: number; y: number }, size: number): Promise<Palette> {
  const picture = await page.screenshot({
    clip: { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size },
  });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let index = 0; index < bytes.length; index += 4) {
      const color = `#${[0, 1, 2].map((channel) => bytes[index + channel].toString(16).padStart(2, '0')).join('')}`;
      counts.set(color, (counts.get(color) ?? 0) + 4 / bytes.length);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 40);
  }, picture.toString('base64'));
}
