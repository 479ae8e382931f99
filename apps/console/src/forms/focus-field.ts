// Leads to a field by its name, out of a folded part if it stands in one.

/** @returns false when the field is not on this page */
export function focusField(name: string, within: ParentNode = document): boolean {
  const field = within.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (field === null) {
    return false;
  }
  field.closest('details')?.setAttribute('open', '');
  field.focus();
  return true;
}
