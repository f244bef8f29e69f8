import { ConfigError } from '../config.ts'
import { AppError } from '../errors.ts'
import { OperationError } from './operation-error.ts'

/** What an operator reads about a failure; null: it is a bug, and its trace is needed. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof AppError) return sentenceOf(error.cause) ?? error.message
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join('; ')
  if (!(error instanceof Error)) return null
  const isKnown = error instanceof OperationError || error instanceof ConfigError
  // The system, SQLite and PostgreSQL say in their messages what failed.
  return isKnown || 'syscall' in error || 'errcode' in error || 'severity' in error
    ? error.message
    : null
}

/** Runs a command of an operator; a failure is a sentence, and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(sentenceOf(error) ?? error)
    process.exitCode = 1
  }
}
