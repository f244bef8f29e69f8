/**
 * Puts a text on the clipboard; where the browser refuses, selects the text on the page and answers
 * false.
 */
export async function copyOrSelect(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or no secure connection: the reader copies by hand.
    if (shown) getSelection()?.selectAllChildren(shown)
    return false
  }
}
