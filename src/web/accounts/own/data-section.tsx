import { useMutation } from '@tanstack/react-query'
import { Section } from '#web/accounts/own/section.tsx'
import { download } from '#web/lib/download.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'

export function DataSection() {
  const { account } = useInsideWords()
  const fetching = useMutation({
    mutationFn: () => download('/api/account/export', 'artsking.zip'),
  })
  return (
    <Section title={account.data} text={account.dataText}>
      <div className="space-y-4">
        {fetching.isError && (
          <ErrorBox>{errorText(fetching.error, account.downloadFailed)}</ErrorBox>
        )}
        <Button look="outline" pending={fetching.isPending} onClick={() => fetching.mutate()}>
          {account.download}
        </Button>
      </div>
    </Section>
  )
}
