import type { Observation, Source, Statement } from '#shared/api/analysis.ts'
import type { Reply } from '#shared/api/questions.ts'
import { type Artwork, hasFullText } from './catalogue/artwork.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createGate } from './check/gate.ts'
import { createCitations } from './citations.ts'
import { emptyLedger, type Ledger } from './ledger.ts'
import { type Finished, ledgerOfAnalysis } from './research/from-analysis.ts'
import { nothingFound } from './write/built-in.ts'
import { type ModelParts, type ModelReport, newReport } from './write/model/model-writer.ts'
import { createPictureJudge } from './write/model/picture-judge.ts'
import { pictureGround } from './write/model/picture-prompt.ts'
import { workGround } from './write/model/prompt.ts'
import { replyPromptOf } from './write/model/reply-prompt.ts'
import { replyByModel } from './write/model/reply-writer.ts'
import { createJudge } from './write/model/statement.ts'
import { createReplies, type EarlierReply, type RetrievedReply } from './write/reply.ts'
import type { Task } from './write/writer.ts'

/** A finished analysis, and what was asked on about it so far. */
export interface Reading {
  analysis: Finished
  earlier: readonly EarlierReply[]
}

export type ReplyEvent =
  | { type: 'source'; source: Source }
  | { type: 'observation'; observation: Observation }
  | { type: 'statement'; statement: Statement }
  | { type: 'done'; reply: Reply }

/** Answers questions that are asked on about a finished analysis. */
export interface FollowUps {
  /** Answers in the language and the mode of the analysis. The stream ends with `done`. */
  answer(reading: Reading, question: string, signal: AbortSignal): AsyncGenerator<ReplyEvent, void>
  /** Questions that the sources answer with something new: at most three, in the language of the analysis. */
  suggestions(reading: Reading): string[]
}

interface Parts {
  catalogue: () => Catalogue
  /** Hears of statements that did not pass the gate: in the catalogue there is none, so each is a bug. */
  onDropped: (slug: string, fault: string) => void
  /** Answers in place of retrieval; where it fails or is silent, that takes over. */
  model?: ModelParts | undefined
  /** Hears how the model did with each question. */
  onModel?: ((report: ModelReport) => void) | undefined
}

export function createFollowUps({ catalogue, onDropped, model, onModel = () => {} }: Parts): FollowUps {
  function known({ analysis, earlier }: Reading) {
    const artwork = catalogue().bySlug.get(analysis.identification.artwork.slug) ?? null
    return { artwork, replies: createReplies(artwork, analysis, earlier) }
  }

  /** What a model may answer from, and who judges it: a text of ours on the work, or what was seen in an unknown picture. */
  function groundOf(artwork: Artwork | null, ledger: Ledger, task: Task) {
    const { artworks } = catalogue()
    if (artwork && hasFullText(artwork))
      return {
        ground: workGround(ledger, artwork),
        judge: createJudge(ledger, { artwork, ...task }, artworks),
      }
    const { observations } = ledger
    if (!observations.some(({ kind }) => kind === 'seen')) return null
    const seen = { ...emptyLedger(task.language), observations }
    return { ground: pictureGround(seen), judge: createPictureJudge(seen, task, artworks) }
  }

  /** By the model, where there is one and something to judge it by; else by retrieval. */
  async function write(
    reading: Reading,
    ledger: Ledger,
    question: string,
    signal: AbortSignal,
  ): Promise<RetrievedReply & Pick<Reply, 'writer' | 'tokens'>> {
    const { artwork, replies } = known(reading)
    const { analysis, earlier } = reading
    const { mode, language } = analysis
    const task = { mode, language, question }
    const given = model ? groundOf(artwork, ledger, task) : null
    if (!model || !given) return { ...replies.reply(question), writer: 'built-in' }
    const report = newReport(model.model.name)
    const said = [analysis, ...earlier].flatMap(({ statements }) => statements.map(({ text }) => text))
    try {
      const call = replyPromptOf({ ground: given.ground, said }, task)
      const drafts = await replyByModel(model, { call, judge: given.judge, said }, report, signal)
      const reply = drafts.length > 0 ? { brings: 'new' as const, drafts } : replies.reply(question)
      return { ...reply, writer: report.writer, tokens: { model: report.model, ...report.tokens } }
    } finally {
      onModel(report)
    }
  }

  return {
    async *answer(reading, question, signal) {
      const { analysis, earlier } = reading
      const ledger = ledgerOfAnalysis(known(reading).artwork, analysis)
      const gate = createGate(ledger)
      const read = [analysis, ...earlier]
      const citations = createCitations(ledger, read)
      // What was said has passed the gate, by a ledger that may have known more.
      const said = new Set(read.flatMap((part) => part.statements.map(({ text }) => text)))
      const statements: Statement[] = []

      const { drafts, brings, ...written } = await write(reading, ledger, question, signal)
      const passed = drafts.filter((draft) => {
        const fault = said.has(draft.text) ? null : gate(draft)
        if (fault !== null) onDropped(analysis.identification.artwork.slug, fault)
        return fault === null
      })
      for (const draft of passed.length > 0 ? passed : [nothingFound(analysis.language)]) {
        const { statement, sources, observations } = citations.cite(draft)
        for (const source of sources) yield { type: 'source', source }
        for (const observation of observations) yield { type: 'observation', observation }
        statements.push(statement)
        yield { type: 'statement', statement }
      }
      const { facts, observations, sources } = citations.cited()
      const numbers = new Set(statements.flatMap((statement) => statement.sources))
      yield {
        type: 'done',
        reply: {
          ...written,
          brings: passed.length > 0 ? brings : 'nothing',
          statements,
          facts,
          observations,
          sources: sources.filter(({ n }) => numbers.has(n)),
        },
      }
    },

    suggestions: (reading) => known(reading).replies.suggestions(),
  }
}
