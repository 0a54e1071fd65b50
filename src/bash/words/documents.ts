/** `<<-` removes the tabs that begin a line. */
export function stripTabs(text: string): string {
  return text.replace(/^\t+/gm, '');
}
