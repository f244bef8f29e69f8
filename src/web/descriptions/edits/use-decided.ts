import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type Decisions,
  type Description,
  descriptionSchema,
  type Edit,
} from '#shared/api/descriptions.ts'
import { composed, type EditState } from '#shared/edits.ts'
import { call } from '#web/lib/api.ts'

export interface Decision {
  id: string
  state: EditState
  /** What is to stand there; without it, the first that is offered. */
  text?: string
}

function decided(edit: Edit, { state, text }: Decision): Edit {
  return {
    ...edit,
    state,
    text: state === 'accepted' ? (text ?? edit.offers[0] ?? edit.before) : edit.text,
  }
}

/**
 * With the decisions, as far as the page can tell: a text that has to be short is fitted by the
 * server.
 */
function withDecisions(before: Description, decisions: readonly Decision[]): Description {
  const { draft, edits = [], long_form } = before
  if (draft === undefined) return before
  const next = edits.map((edit) => {
    const decision = decisions.find(({ id }) => id === edit.id)
    return decision ? decided(edit, decision) : edit
  })
  return {
    ...before,
    edits: next,
    description: long_form === null ? composed(draft, next) : before.description,
  }
}

/**
 * A description in which the artist decides about each change; the decisions are kept as they are
 * made.
 */
export function useDecided(given: Description) {
  const client = useQueryClient()
  const [description, setDescription] = useState(given)
  // Answers to earlier decisions know nothing of later ones.
  const latest = useRef(0)
  const { mutate, isError, variables } = useMutation({
    scope: { id: `decide ${given.id}` },
    mutationFn: ({ decisions }: { decisions: Decisions; turn: number }) =>
      call(descriptionSchema, `/api/my-descriptions/${given.id}/decisions`, {
        method: 'PUT',
        json: { decisions },
      }),
    onSuccess: (kept, { turn }) => {
      if (turn === latest.current) setDescription(kept)
      return client.invalidateQueries({ queryKey: ['descriptions'] })
    },
  })
  const send = (decisions: Decisions) => {
    latest.current += 1
    mutate({ decisions, turn: latest.current })
  }
  const decide = (decisions: readonly Decision[]) => {
    setDescription((before) => withDecisions(before, decisions))
    send([...decisions])
  }
  /** Sends all decisions once more, where the last could not be kept. */
  const retry = () =>
    send((description.edits ?? []).map(({ id, state, text }) => ({ id, state, text })))
  return { description, decide, failed: isError && variables !== undefined, retry }
}
export type Decided = ReturnType<typeof useDecided>
