import type { Description } from '#shared/api/descriptions.ts'
import { changesNothing } from '#shared/descriptions.ts'
import { useWords } from '#web/descriptions/use-words.ts'

/** What was changed, by goal; a goal for which nothing was done says why. */
export function Changes({ description }: { description: Description }) {
  const words = useWords()
  const { goals, language } = description
  // Newer descriptions show each change in its place.
  const changes = description.edits ? [] : description.changes
  const isSilent = description.edits !== undefined && goals.every(({ served }) => served)
  if (goals.length === 0 || isSilent) return null
  return (
    <section className="mt-10 border-line border-t pt-6">
      <h2 className="text-3xl">{description.edits ? words.goals : words.changes}</h2>
      {changesNothing(description) && <p className="mt-3">{words.unchanged}</p>}
      {goals
        .filter(({ served }) => !served || !description.edits)
        .map(({ goal, served, note }) => (
          <section key={goal} className="mt-5">
            <h3 className="font-medium font-text text-base">{words.goal[goal]}</h3>
            {!served && (
              <p lang={language} className="mt-1 text-quiet">
                {note}
              </p>
            )}
            <ul className="mt-2 space-y-3">
              {changes
                .filter((change) => change.goal === goal)
                .map(({ before, after }) => (
                  <li key={`${before} ${after}`} className="border-line border-l-2 pl-4">
                    {before !== '' && (
                      <p>
                        <span className="mr-2 text-quiet text-sm">{words.before}</span>
                        <del lang={language} className="text-quiet">
                          {before}
                        </del>
                      </p>
                    )}
                    <p>
                      <span className="mr-2 text-quiet text-sm">
                        {before === '' ? words.added : words.after}
                      </span>
                      <ins lang={language} className="no-underline">
                        {after}
                      </ins>
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </section>
  )
}
