import type { Writing } from '../writing.ts'

export const WRITING: Writing = {
  unit: 'words',
  gap: ' ',
  comma: ', ',
  stop: '.',
  brackets: [' (', ')'],
}
