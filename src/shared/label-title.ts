import type { Label } from './label.ts'

/** The original title, unless the title is the same apart from capitals. */
export function otherTitle({
  title,
  original_title,
}: Pick<Label, 'title' | 'original_title'>): string | null {
  const isSame = original_title?.toLowerCase() === title.toLowerCase()
  return original_title && !isSame ? original_title : null
}
