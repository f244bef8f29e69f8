import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { filesOf } from '#test/sources.ts'

interface Node {
  type: string
  [part: string]: unknown
}

/** What is fixed and no figure of ours: works with their notices, and sentences about them. */
const ABOUT_WORKS = new Set(['works', 'fourth', 'standing', 'examples'])
/** Sizes of paper are names. */
const PAPER = /\bA[45]\b/gu
/** Attributes whose text is read or heard. */
const READ = new Set(['alt', 'title', 'label', 'placeholder', 'aria-label', 'summary', 'heading'])
const COMPUTED = new Set(['JSXExpressionContainer', 'JSXSpreadAttribute'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(value: unknown): string {
  return isNode(value) ? String(value.name ?? value.value) : ''
}

/**
 * A node and what is in it, as far as `enter` lets us in; names of properties are not looked at.
 */
function* within(node: Node, enter: (node: Node) => boolean): Generator<Node> {
  if (!enter(node)) return
  yield node
  for (const [part, value] of Object.entries(node))
    if (part !== 'key')
      for (const inner of [value].flat()) if (isNode(inner)) yield* within(inner, enter)
}

function programOf(file: string): Node {
  const program: unknown = parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }, file)
  if (!isNode(program)) throw new Error(`${file} is no program`)
  return program
}

function textOf({ type, value }: Node): string {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked
  return type === 'JSXText' || (type === 'Literal' && typeof value === 'string')
    ? String(value)
    : ''
}

const web = filesOf('src/web')

test('no dictionary writes out a number: each comes from where it is kept to', () => {
  const dictionaries = web.filter((file) => /\/words\/|-words\.ts$/u.test(file))
  const mayState = (node: Node) => node.type === 'Property' && ABOUT_WORKS.has(nameOf(node.key))
  const written = dictionaries.flatMap((file) =>
    [...within(programOf(file), (node) => node.type !== 'ImportDeclaration' && !mayState(node))]
      .map((node) => textOf(node).replace(PAPER, ''))
      .filter((text) => /\d/u.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(written).toEqual([])
})

test('no page has words of its own beside the dictionaries', () => {
  const isRead = (node: Node) =>
    node.type === 'JSXAttribute' ? READ.has(nameOf(node.name)) : !COMPUTED.has(node.type)
  const isElement = (node: Node) => node.type === 'JSXElement' || node.type === 'JSXFragment'
  const written = web
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...within(programOf(file), () => true)]
        .filter(isElement)
        .flatMap((element) => [...within(element, isRead)].map((node) => textOf(node).trim()))
        .filter((text) => /\p{L}/u.test(text) && text !== 'Artsking')
        .map((text) => `${file}: ${text}`),
    )
  expect(written).toEqual([])
})
