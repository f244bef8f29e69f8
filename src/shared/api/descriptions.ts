import * as z from 'zod/mini'
import {
  CONTEXT_MAX,
  CREATION_MODES,
  DECISION_MAX,
  DECISIONS_MAX,
  DESCRIPTION_TYPES,
  EXISTING_MAX,
  IMPROVEMENT_GOALS,
  type ImprovementGoal,
  TITLE_MAX,
  TOLD_FIELDS,
} from '../descriptions.ts'
import { EDIT_KINDS, EDIT_STATES } from '../edits.ts'
import type { PlainCode } from '../errors/table.ts'
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
    /** Why: what the artist wanted with the work. */
    artistic_intent: optionalText(CONTEXT_MAX),
    /** How: material, support, size, the way it was made. */
    medium_details: optionalText(CONTEXT_MAX),
    target_audience: optionalText(CONTEXT_MAX),
    /** Title and year. */
    work_title: optionalText(TITLE_MAX),
    /** What it is: what one sees. */
    subject: optionalText(CONTEXT_MAX),
    /** What one should notice. */
    notice: optionalText(CONTEXT_MAX),
    /** Where it began: asked for an artist statement. */
    origin: optionalText(CONTEXT_MAX),
    /** Where people can see it: asked for a post. */
    on_view: optionalText(CONTEXT_MAX),
    /** The series that it belongs to, and where it has been shown: asked for a portfolio. */
    series: optionalText(CONTEXT_MAX),
    /** What the grant would pay for: asked for an application. */
    plan: optionalText(CONTEXT_MAX),
  })
  .check(
    z.refine((body) => body.creation_mode === 'generate_new' || body.existing_description !== '', {
      message: 'description_missing' satisfies PlainCode,
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

/**
 * A place of the draft at which something could be better. Nothing but `text` ever takes the place
 * of `before`.
 */
export const editSchema = z.object({
  id: z.string(),
  kind: z.enum(EDIT_KINDS),
  /** Where it begins and ends in `draft`, in UTF-16 code units. */
  from: z.int(),
  to: z.int(),
  before: z.string(),
  /**
   * What could stand there, the likeliest first. Empty where no rule can mend it, and only the
   * artist can.
   */
  offers: z.array(z.string()),
  /** Why, in the language of the description. */
  note: z.string(),
  goal: z.nullable(z.enum(IMPROVEMENT_GOALS)),
  /**
   * What is beyond doubt is accepted at once; the artist decides about the rest, and may undo it
   * all.
   */
  state: z.enum(EDIT_STATES),
  /** What stands there once it is accepted. */
  text: z.string(),
})
export type Edit = z.infer<typeof editSchema>

/** Something that was told and is not in the description, which has to be short. */
const leftOutSchema = z.object({ field: z.enum(TOLD_FIELDS), text: z.string() })

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
  goals: z.array(
    z.object({ goal: z.enum(IMPROVEMENT_GOALS), served: z.boolean(), note: z.string() }),
  ),
  /** All that there is to say, where the description has to be shorter; else null. */
  long_form: z.nullable(z.string()),
  measurements: z.array(measurementSchema),
  /** The text that `edits` point into. Older descriptions have neither. */
  draft: z.optional(z.string()),
  /** The statements of the draft of a new text. */
  draft_statements: z.optional(z.array(descriptionStatementSchema)),
  /** In the order of their places. */
  edits: z.optional(z.array(editSchema)),
  /** What was told and did not fit, with the field in which it was told; the long form has it. */
  left_out: z.optional(z.array(leftOutSchema)),
  /**
   * Whether the words were looked up in a dictionary; false where there is none, or it was busy.
   */
  spelling_checked: z.optional(z.boolean()),
  /** Whether it was counted: what only repeats what was typed is not. */
  counted: z.optional(z.boolean()),
})
export type Description = z.infer<typeof descriptionSchema>

export const descriptionAnswerSchema = z.extend(descriptionSchema, {
  usage: descriptionUsageSchema,
})
export type DescriptionAnswer = z.infer<typeof descriptionAnswerSchema>

/** The artist's decisions; what is not named stays as it was. */
export const decisionsSchema = z.object({
  decisions: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(20)),
        state: z.enum(EDIT_STATES),
        /**
         * What is to stand there: one of the offers, or the artist's own words. Without it, the
         * first offer.
         */
        text: z.optional(z.string().check(z.maxLength(DECISION_MAX))),
      }),
    )
    .check(z.maxLength(DECISIONS_MAX)),
})
export type Decisions = z.infer<typeof decisionsSchema>['decisions']

export const descriptionsQuerySchema = z.object(pageQuery(DEFAULT_LIMIT))

export const descriptionsSchema = z.object({
  descriptions: z.array(descriptionSchema),
  pagination: paginationSchema,
})
export type Descriptions = z.infer<typeof descriptionsSchema>
