// Moves the focus to a field of the packet by its path, also to one that is only shown.

/** @returns false if the field is not on the page */
export function focusPath(path: string): boolean {
  const name = CSS.escape(path);
  const field = document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
  if (field === null) {
    return false;
  }
  field.closest('details')?.setAttribute('open', '');
  (field.closest('.packet-row') ?? field).scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}
