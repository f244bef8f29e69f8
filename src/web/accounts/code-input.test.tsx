import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CodeInput } from '#web/accounts/code-input.tsx'

afterEach(cleanup)

function Code() {
  const [code, setCode] = useState('')
  return <CodeInput label="Code" value={code} onChange={setCode} />
}

async function openCode() {
  render(<Code />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  const user = userEvent.setup()
  input.focus()
  return { input, user }
}

function drawn(): string[] {
  return [...document.querySelectorAll('[aria-hidden] > span')].map((box) => box.textContent)
}

test('typed digits fill one box after the other, and a letter fills none', async () => {
  const { input, user } = await openCode()
  await user.keyboard('12a34')
  expect(drawn()).toEqual(['1', '2', '3', '4', '', ''])
  expect(input.value).toBe('1234')
})

test('a seventh digit is not taken', async () => {
  const { input, user } = await openCode()
  await user.keyboard('1234567')
  expect(input.value).toBe('123456')
})

test('backspace takes the last digit back, one box at a time', async () => {
  const { input, user } = await openCode()
  await user.keyboard('123{Backspace}{Backspace}9')
  expect(input.value).toBe('19')
})

test('a pasted code loses its spaces and words', async () => {
  const { input, user } = await openCode()
  await user.paste('Your code: 123 456.')
  expect(input.value).toBe('123456')
})

test('pasting a whole code replaces what was typed', async () => {
  const { input, user } = await openCode()
  await user.keyboard('99')
  await user.paste('123456')
  expect(input.value).toBe('123456')
})

test('pasting some digits goes on where the caret stands', async () => {
  const { input, user } = await openCode()
  await user.keyboard('12')
  await user.paste('345')
  expect(input.value).toBe('12345')
})

test('arrows choose a digit, and typing replaces it', async () => {
  const { input, user } = await openCode()
  await user.keyboard('123456{ArrowLeft}{ArrowLeft}0')
  expect(input.value).toBe('123406')
})

test('the field asks phones for digits and for the code of the message', async () => {
  const { input } = await openCode()
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
})
