/** Where the menu's column stands: a poster has its lettering on the left, a phone in the middle. */
export function menuPlace(screen: { width: number; height: number }): { left: number; width: number } {
  if (screen.width < screen.height * 0.95) {
    const width = Math.min(screen.width - 40, 460);
    return { left: (screen.width - width) / 2, width };
  }
  const width = Math.min(Math.max(screen.width * 0.315, 400), 640);
  return { left: Math.max(24, screen.width * 0.044), width };
}
