import { type ReactNode, useRef, useState } from 'react'
import type { Edit } from '#shared/api/descriptions.ts'
import { EditCard } from '#web/descriptions/edits/edit-card.tsx'
import { EditedText } from '#web/descriptions/edits/edited-text.tsx'
import type { Decided, Decision } from '#web/descriptions/edits/use-decided.ts'
import { useEditWords } from '#web/descriptions/edits/use-edit-words.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'

/** Mends of capitals, spaces and signs, decided together. */
function Typing({
  edits,
  onDecide,
}: {
  edits: readonly Edit[]
  onDecide: (decisions: Decision[]) => void
}) {
  const words = useEditWords()
  const isMended = edits.every(({ state }) => state === 'accepted')
  const all = (state: 'accepted' | 'rejected') => onDecide(edits.map(({ id }) => ({ id, state })))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3">
      <p>{words.typing(edits.length)}</p>
      <Button look="plain" onClick={() => all(isMended ? 'rejected' : 'accepted')}>
        {isMended ? words.asTyped : words.mended}
      </Button>
    </div>
  )
}

/** So many letters are shown on each side of a place; Chinese says more in fewer. */
const AROUND = 22
const AROUND_HAN = 8

/** A few words before and behind a place, which the draft has. */
function around(draft: string, { from, to, kind }: Edit): [string, string] {
  if (kind === 'addition') return ['', '']
  const most = (text: string) => (/\p{Script=Han}/u.test(text) ? AROUND_HAN : AROUND)
  const line = (text: string) => text.replace(/\s+/gu, ' ')
  const whole = draft.slice(0, from).split('\n').at(-1) ?? ''
  const rest = draft.slice(to).split('\n')[0] ?? ''
  const before = whole.slice(-most(whole)).replace(/^[\p{Script=Latin}\d’']+\s/u, '')
  const after = rest.slice(0, most(rest)).replace(/\s[\p{Script=Latin}\d’']+$/u, '')
  return [
    `${before.length < whole.length ? '…' : ''}${line(before)}`,
    `${line(after)}${after.length < rest.length ? '…' : ''}`,
  ]
}

interface EditsProps {
  decided: Decided
  /** What to do with the text. */
  children?: ReactNode
}

/**
 * The text with its places, and beside it a card for each: the artist decides, change by change.
 */
export function Edits({ decided: { description, decide, failed, retry }, children }: EditsProps) {
  const words = useEditWords()
  const { standing } = useWords()
  const cards = useRef<HTMLDivElement>(null)
  const { draft = '', draft_statements = [], edits = [], language } = description
  // What was decided before stands apart; what is decided now stays where it is.
  const [undecided] = useState(
    () => new Set(edits.filter(({ state }) => state === 'open').map(({ id }) => id)),
  )
  const typing = edits.filter(({ kind }) => kind === 'typing')
  const each = edits
    .filter(({ kind }) => kind !== 'typing')
    .map((edit, at) => ({ edit, number: at + 1 }))
  const numbers = new Map(each.map(({ edit, number }) => [edit.id, number]))
  const open = each.filter(({ edit }) => edit.state === 'open')
  // A model's sentences are taken one by one.
  const proposals = open.filter(({ edit }) => edit.offers.length > 0 && edit.kind !== 'rewriting')
  const isRewritten = edits.some(({ kind }) => kind === 'rewriting')
  const mended = each.filter(({ edit }) => !undecided.has(edit.id))
  const machine = new Map(
    draft_statements
      .filter(({ rests_on }) => rests_on !== 'told')
      .map(({ text, rests_on }) => [text, standing[rests_on]]),
  )
  const pick = (id: string) => {
    const heading = cards.current?.querySelector<HTMLElement>(`[data-edit="${id}"]`)
    const closed = heading?.closest('details')
    if (closed) closed.open = true
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }
  const cardOf = ({ edit, number }: (typeof each)[number]) => (
    <EditCard
      key={edit.id}
      edit={edit}
      number={number}
      language={language}
      around={around(draft, edit)}
      onDecide={(decision) => decide([decision])}
    />
  )
  return (
    <div className="@container">
      <div className="grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <div className="@3xl:sticky @3xl:top-6">
          <div lang={language} className="max-w-prose text-lg leading-relaxed">
            <EditedText
              draft={draft}
              edits={edits}
              numbers={numbers}
              machine={machine}
              onPick={pick}
            />
          </div>
          {children}
        </div>
        <section ref={cards}>
          <h2 className="text-3xl">{words.title}</h2>
          <p className="mt-2 text-quiet text-sm">{words.lead}</p>
          {isRewritten && <p className="mt-2 text-quiet text-sm">{words.rewritten}</p>}
          <p role="status" className="mt-3 font-medium">
            {open.length > 0 ? words.toDecide(open.length) : words.allDecided}
          </p>
          {proposals.length > 0 && (
            <Button
              look="outline"
              className="mt-3"
              onClick={() =>
                decide(
                  proposals.map(({ edit: { id, offers } }) => ({
                    id,
                    state: 'accepted',
                    text: offers[0] ?? '',
                  })),
                )
              }
            >
              {words.acceptAll(proposals.length)}
            </Button>
          )}
          {failed && (
            <ErrorBox>
              {words.failed}{' '}
              <Button look="plain" onClick={retry}>
                {words.retry}
              </Button>
            </ErrorBox>
          )}
          <div className="mt-4">
            {each.filter(({ edit }) => undecided.has(edit.id)).map(cardOf)}
          </div>
          {typing.length > 0 && <Typing edits={typing} onDecide={decide} />}
          {mended.length > 0 && (
            <Details summary={words.decidedBefore(mended.length)}>{mended.map(cardOf)}</Details>
          )}
        </section>
      </div>
    </div>
  )
}
