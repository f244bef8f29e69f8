import * as z from 'zod/mini'
import {
  CONTEXT_MAX,
  CREATION_MODES,
  DESCRIPTION_TYPES,
  EXISTING_MAX,
  IMPROVEMENT_GOALS,
  type ImprovementGoal,
} from '../descriptions.ts'
import { LANGUAGES } from '../languages.ts'
import { optionalText } from './analysis.ts'
import { measurementSchema } from './measurements.ts'
import { pageQuery, paginationSchema } from './pagination.ts'
import { descriptionUsageSchema } from './usage.ts'

/** Body and answers of the Artist Helper. Times are ISO 8601 in UTC. */

const DEFAULT_LIMIT = 10

/** Goals joined by commas; each counts once. */
const goalsSchema = z.pipe(
  z._default(z.string(), ''),
  z.transform((joined, context): ImprovementGoal[] => {
    const names = new Set(joined.split(',').map((name) => name.trim()))
    names.delete('')
    const goals = IMPROVEMENT_GOALS.filter((goal) => names.delete(goal))
    if (names.size > 0)
      context.issues.push({
        code: 'custom',
        input: joined,
        message: `is not a goal: ${[...names].join(', ').slice(0, 100)}`,
      })
    return goals
  }),
)

/** The text fields beside the picture in the multipart body of /api/generate-artist-description. */
export const describeArtworkSchema = z
  .object({
    creation_mode: z._default(z.enum(CREATION_MODES), 'generate_new'),
    description_type: z._default(z.enum(DESCRIPTION_TYPES), 'artist_statement'),
    language: z._default(z.enum(LANGUAGES), 'en'),
    existing_description: optionalText(EXISTING_MAX),
    improvement_goals: goalsSchema,
    artistic_intent: optionalText(CONTEXT_MAX),
    medium_details: optionalText(CONTEXT_MAX),
    target_audience: optionalText(CONTEXT_MAX),
  })
  .check(
    z.refine((body) => body.creation_mode === 'generate_new' || body.existing_description !== '', {
      message: 'Please provide the existing description to improve',
      path: ['existing_description'],
    }),
  )
export type DescribeArtwork = z.output<typeof describeArtworkSchema>

export const descriptionStatementSchema = z.object({
  text: z.string(),
  /** `measured` in the picture, `seen` in it by a language model, or `told` by the artist. */
  rests_on: z.enum(['measured', 'seen', 'told']),
  /** Ids of measurements or observations, or names of the fields in which it was told. */
  from: z.array(z.string()),
  /** The paragraph that it stands in, from 0. */
  paragraph: z.int(),
})
export type DescriptionStatement = z.infer<typeof descriptionStatementSchema>

export const changeSchema = z.object({
  /** Empty where something was added. */
  before: z.string(),
  after: z.string(),
  goal: z.enum(IMPROVEMENT_GOALS),
})
export type Change = z.infer<typeof changeSchema>

export const descriptionSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** The whole text. */
  description: z.string(),
  creation_mode: z.enum(CREATION_MODES),
  description_type: z.enum(DESCRIPTION_TYPES),
  language: z.enum(LANGUAGES),
  statements: z.array(descriptionStatementSchema),
  /** What the artist could add. */
  questions: z.array(z.string()),
  changes: z.array(changeSchema),
  /** The goals asked for. Where nothing could honestly be done, `note` says so. */
  goals: z.array(z.object({ goal: z.enum(IMPROVEMENT_GOALS), served: z.boolean(), note: z.string() })),
  /** All that there is to say, where the description has to be shorter; else null. */
  long_form: z.nullable(z.string()),
  measurements: z.array(measurementSchema),
})
export type Description = z.infer<typeof descriptionSchema>

export const descriptionAnswerSchema = z.extend(descriptionSchema, { usage: descriptionUsageSchema })
export type DescriptionAnswer = z.infer<typeof descriptionAnswerSchema>

export const descriptionsQuerySchema = z.object(pageQuery(DEFAULT_LIMIT))

export const descriptionsSchema = z.object({
  descriptions: z.array(descriptionSchema),
  pagination: paginationSchema,
})
export type Descriptions = z.infer<typeof descriptionsSchema>
