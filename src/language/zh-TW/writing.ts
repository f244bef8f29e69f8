import type { Writing } from '../writing.ts'

export const WRITING: Writing = {
  unit: 'characters',
  gap: '',
  comma: '，',
  stop: '。',
  brackets: ['（', '）'],
}
