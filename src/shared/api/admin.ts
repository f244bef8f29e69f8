import * as z from 'zod/mini'
import { LANGUAGES } from '../languages.ts'
import { ADMIN_NOTE_MAX, ADMIN_PAGE_SIZE } from '../limits.ts'
import { MODES } from '../modes.ts'
import { ROLES } from '../plans.ts'
import { pageQuery, paginationSchema } from './pagination.ts'

/** Answers of /api/admin, for the operators of a server. Times are ISO 8601 in UTC. */

export const adminPageSchema = z.object(pageQuery(ADMIN_PAGE_SIZE))
export type AdminPage = z.output<typeof adminPageSchema>

export const overviewSchema = z.object({
  users: z.int(),
  /** Users whose plan is paid for now. */
  subscribers: z.int(),
  /** Of the last seven days. */
  analyses: z.int(),
  /** Not settled yet. */
  complaints: z.int(),
  mails_waiting: z.int(),
  mails_given_up: z.int(),
  lists_at_work: z.int(),
})
export type Overview = z.infer<typeof overviewSchema>

const complaintSchema = z.object({
  analysis_id: z.string(),
  created_at: z.string(),
  /** Null: it is open. */
  settled_at: z.nullable(z.string()),
  email: z.string(),
  reason: z.string(),
  slug: z.string(),
  title: z.string(),
  mode: z.enum(MODES),
  language: z.enum(LANGUAGES),
  question: z.string(),
  /** The sentences that are called wrong. */
  sentences: z.array(z.string()),
  /** Whether the query has been given back; null: it was not counted. */
  given_back: z.nullable(z.boolean()),
})
export type AdminComplaint = z.infer<typeof complaintSchema>

export const complaintsSchema = z.object({
  /** The open ones first, the newest at the head of each. */
  complaints: z.array(complaintSchema),
  pagination: paginationSchema,
})
export type AdminComplaints = z.infer<typeof complaintsSchema>

export const settlingSchema = z.object({
  note: z.string().check(z.maxLength(ADMIN_NOTE_MAX)),
  give_back: z.boolean(),
})
export type Settling = z.infer<typeof settlingSchema>

const mailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  created_at: z.string(),
  tries: z.int(),
  /** When it is tried next; null: it was given up. */
  due_at: z.nullable(z.string()),
})
export const mailsSchema = z.object({ mails: z.array(mailSchema), pagination: paginationSchema })
export type AdminMails = z.infer<typeof mailsSchema>

export const userQuerySchema = z.object({ email: z.string().check(z.trim(), z.toLowerCase()) })

const packSchema = z.object({
  bought_at: z.string(),
  expires_at: z.string(),
  queries: z.int(),
  balance: z.int(),
  refunded_at: z.nullable(z.string()),
})

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.string(),
  language: z.enum(LANGUAGES),
  role: z.enum(ROLES),
  /** Counted in this month, in UTC. */
  analyses: z.int(),
  descriptions: z.int(),
  given_back: z.int(),
  packs: z.array(packSchema),
  subscriptions: z.array(
    z.object({ id: z.string(), role: z.enum(ROLES), status: z.string(), until: z.string() }),
  ),
  lists: z.array(z.object({ name: z.string(), state: z.string(), created_at: z.string() })),
  second_step: z.boolean(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

export const endSecondStepSchema = z.object({
  note: z.string().check(z.minLength(1), z.maxLength(ADMIN_NOTE_MAX)),
})

export const ADMIN_ACTS = ['settled', 'given_back', 'mail_sent_again', 'second_step_ended'] as const
export type AdminAct = (typeof ADMIN_ACTS)[number]

const actSchema = z.object({
  id: z.string(),
  at: z.string(),
  admin: z.string(),
  act: z.enum(ADMIN_ACTS),
  /** Whom it was about; null: nobody, or the account is closed. */
  email: z.nullable(z.string()),
  target: z.string(),
  note: z.string(),
})
export const actsSchema = z.object({ acts: z.array(actSchema), pagination: paginationSchema })
export type AdminActs = z.infer<typeof actsSchema>
