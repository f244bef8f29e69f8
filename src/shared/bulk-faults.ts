import * as z from 'zod/mini'

/** What can be wrong with a list. */
export const BULK_FAULTS = [
  'unreadable',
  'empty',
  'tooManyRows',
  'noTitleColumn',
  'twoColumns',
  'missing',
  'tooLong',
  'unknownDepth',
  'unknownLanguage',
  'notText',
  'control',
  'quotes',
  'noPhotos',
  'noFileColumn',
  'fileMissing',
  'fileAmbiguous',
  'notAPhoto',
  'twoTables',
  'locked',
  'unpacksTooLarge',
] as const
export type BulkFaultCode = (typeof BULK_FAULTS)[number]

export const bulkFaultSchema = z.object({
  code: z.enum(BULK_FAULTS),
  /**
   * The row, as the file counts it: in a table the row of column names is the first. Null: the
   * whole file.
   */
  row: z.nullable(z.int()),
  /** The column, as the file names it. Null: the whole row. */
  column: z.nullable(z.string()),
  /** What is in the cell, or the limit that it exceeds. */
  value: z.string(),
})
export type BulkFault = z.infer<typeof bulkFaultSchema>
