import { evidenceOfAnalysis, type Finished } from '#engine/write/from-analysis.ts'
import type { Observation, Source, Statement } from '#shared/api/evidence.ts'
import type { Reply } from '#shared/api/questions.ts'
import { hasFullText } from './artwork/artwork.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { spellingsOf } from './catalogue/spellings.ts'
import { createGate } from './check/gate.ts'
import { createCitations } from './citations.ts'
import type { Evidence } from './evidence.ts'
import { withPassages } from './gather/passages.ts'
import type { Beyond } from './identify/identify-live.ts'
import { type ModelParts, type ModelReport, NO_TOKENS, newReport } from './model/model-parts.ts'
import { bothTokens } from './model/tally.ts'
import { fenced } from './model/untrusted.ts'
import { nothingFound } from './write/answer/answer.ts'
import { answerByModel } from './write/model/answer-writer.ts'
import { questionOf } from './write/model/question.ts'
import { checkOf } from './write/pen.ts'
import { createReplies, type EarlierReply, type RetrievedReply } from './write/reply.ts'

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
  /**
   * Written questions whose answers were not read yet: at most three, in the language of the
   * analysis.
   */
  suggestions(reading: Reading): string[]
}

/** `research` is asked about works on which we have no text of our own. */
interface Parts extends Beyond {
  catalogue: () => Catalogue
  /**
   * Hears of statements that did not pass the gate: in the catalogue there is none, so each is a
   * bug.
   */
  onDropped: (slug: string, fault: string) => void
  /** Answers in place of retrieval; where it fails or is silent, that takes over. */
  model?: ModelParts | undefined
  /** Hears how the model did with each question. */
  onModel?: ((report: ModelReport) => void) | undefined
}

export function createFollowUps({
  catalogue,
  onDropped,
  model,
  onModel = () => {},
  research,
  labels,
}: Parts): FollowUps {
  const workOf = ({ identification: { artwork } }: Finished) =>
    catalogue().bySlug.get(artwork.slug) ?? labels?.bySlug(artwork.slug) ?? null

  function known({ analysis, earlier }: Reading) {
    const artwork = workOf(analysis)
    const { answers } = catalogue()
    return { artwork, replies: createReplies({ artwork, answers }, analysis, earlier) }
  }

  /** What is known of the work, with what open texts say of it where we have no text of our own. */
  async function evidenceOf(
    { analysis }: Reading,
    question: string,
    signal: AbortSignal,
  ): Promise<Evidence> {
    const { mode, language, identification } = analysis
    const artwork = workOf(analysis)
    const evidence = evidenceOfAnalysis(artwork, analysis)
    // Retrieval reads no open texts.
    if (!model || !research) return evidence
    if ((artwork && hasFullText(artwork)) || identification.artwork.slug === '') return evidence
    const texts = artwork
      ? await research.textsOn(artwork, language, signal)
      : await research.textsOnSlug(identification.artwork.slug, language, signal)
    return {
      ...withPassages(evidence, texts, { mode, language, question }),
      spellings: spellingsOf(catalogue()),
    }
  }

  /** By the model, where there is one and something to answer from; else by retrieval. */
  async function write(
    reading: Reading,
    evidence: Evidence,
    question: string,
    signal: AbortSignal,
  ): Promise<RetrievedReply & Pick<Reply, 'writer' | 'tokens' | 'check'>> {
    const { artwork, replies } = known(reading)
    const { analysis, earlier } = reading
    const { mode, language } = analysis
    const isGround = (artwork && hasFullText(artwork)) || evidence.passages.length > 0
    const isSeen = evidence.observations.some(({ kind }) => kind === 'seen')
    if (!model || !(isGround || isSeen)) return { ...replies.reply(question), writer: 'built-in' }
    const report = newReport(model.model.name, 'answer')
    const told = analysis.statements.map(({ text }) => text)
    const asked = earlier.flatMap((reply) => [
      `(asked: ${fenced(reply.question, 'question')})`,
      ...reply.statements.map(({ text }) => text),
    ])
    const task = { mode, language, question }
    const given = { evidence, artwork: isGround ? artwork : null, task, read: [...told, ...asked] }
    try {
      const drafts = await answerByModel(
        model,
        await questionOf(model, given, catalogue().artworks),
        report,
        signal,
      )
      const reply =
        drafts.length > 0
          ? { brings: 'new' as const, drafts, suggestions: [] }
          : replies.reply(question)
      const tokens = bothTokens(report.tokens, report.check?.tokens ?? NO_TOKENS)
      const check = drafts.length > 0 ? checkOf([report]) : undefined
      return {
        ...reply,
        writer: report.writer,
        tokens: { model: report.model, ...tokens },
        ...(check ? { check } : {}),
      }
    } finally {
      onModel(report)
    }
  }

  return {
    async *answer(reading, question, signal) {
      const { analysis, earlier } = reading
      const evidence = await evidenceOf(reading, question, signal)
      const gate = createGate(evidence)
      const read = [analysis, ...earlier]
      const citations = createCitations(evidence, read)
      // What was said has passed the gate, by evidence that may have known more.
      const said = new Set(read.flatMap((part) => part.statements.map(({ text }) => text)))
      const statements: Statement[] = []

      const { drafts, brings, ...written } = await write(reading, evidence, question, signal)
      const passed = drafts.filter((draft) => {
        const fault = draft.isVouchedFor || said.has(draft.text) ? null : gate(draft)
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
