import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#web/ui/toasts.ts'
import { currentWords } from '#web/words/words.ts'

/** No page has this address: on to the home page, with a word about it. */
export function UnknownPage() {
  const navigate = useNavigate()

  // Both reach outside this component, and the notice must be given once, not at every rendering.
  useEffect(() => {
    showToast(currentWords().site.pageNotFound)
    navigate('/', { replace: true })
  }, [navigate])

  return null
}
