// Moves the focus to a field by its name, and opens the folded part around it.

/** @returns false if the field is not on this page */
export function focusField(name: string, within: ParentNode = document): boolean {
  const field = within.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (field === null) {
    return false;
  }
  field.closest('details')?.setAttribute('open', '');
  field.focus();
  return true;
}
