/** Which key presses are meant for the table. */

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}

/** A letter, digit or sign by itself, not typed into a field and not taken by anybody else. */
export function isCharacterKey(event: KeyboardEvent): boolean {
  const hasModifier = event.altKey || event.metaKey || event.ctrlKey;
  return !event.defaultPrevented && !hasModifier && !isTyping(event.target);
}
