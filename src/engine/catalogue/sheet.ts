import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import type { WrittenSentence } from './essay-file.ts'
import type { Work } from './read.ts'
import { groundTextsOf } from './text-faults.ts'

const STANDINGS: Record<WrittenSentence['ground']['kind'], string> = {
  seen: 'SEEN',
  sourced: 'STATED',
  interpretation: 'A READING',
  unsure: 'NOT ESTABLISHED',
  link: 'CLAIMS NOTHING',
}

/**
 * The claims on a work, text by text, each with its paragraph's standing and the ids of its
 * grounds, after the grounds themselves, which stand once at the top.
 */
export function sheetOf(
  { artwork, texts }: Work,
  { only, all }: { only?: string | undefined; all: boolean },
): string {
  const chosen = texts.filter(({ file }) => only === undefined || file.startsWith(only))
  const languages = [...new Set(chosen.map(({ language }) => language))]
  const grounds = new Map(
    languages.flatMap((language) => [...groundTextsOf(evidenceOf(artwork, language))]),
  )
  const claims = chosen.flatMap(({ file, sections }) => [
    '',
    `# ${file.replace(/\.md$/u, '')}`,
    ...sections.flatMap(({ heading, paragraphs }) => [
      ...(heading === '' ? [] : [`## ${heading}`]),
      ...paragraphs.flatMap((sentences) => [
        '',
        ...sentences.filter((one) => all || one.verdict === 'unread').map(claimOf),
      ]),
    ]),
  ])
  return ['# Grounds', ...[...grounds].map(([id, text]) => `${id}  ${text}`), ...claims].join('\n')
}

function claimOf({ text, ground, hash }: WrittenSentence): string {
  return `${hash}  ${STANDINGS[ground.kind]} [${ground.mark}]  ${text}`
}
