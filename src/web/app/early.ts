/** Calls back with the path of a link of ours as soon as somebody is about to follow it. */
export function onAboutToFollow(fetchEarly: (path: string) => void) {
  const notice = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.origin === window.location.origin) fetchEarly(link.pathname)
  }
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, notice, { passive: true })
  }
}
