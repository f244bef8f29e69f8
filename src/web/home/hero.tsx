import chineseUrl from '#fonts/chinese.woff2?url'
import italicUrl from '#fonts/display-italic.woff2?url'
import { preloadFont } from '#web/app/preload-font.ts'
import { BeginLink } from '#web/home/begin-link.tsx'
import { HeroStage } from '#web/home/hero-stage.tsx'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

export function Hero() {
  const { site, home } = useWords()
  const [first, second, checked] = home.headline
  // The headline is set in letters of its own: one italic word, or Chinese.
  preloadFont(useInterfaceLanguage() === 'zh-TW' ? chineseUrl : italicUrl)
  return (
    <div className="wall-width grid items-center gap-x-16 gap-y-8 pb-16 lg:grid-cols-[5fr_7fr] lg:pt-6 lg:pb-24">
      <div className="order-2 lg:order-1">
        <p className="kicker hidden lg:block">{home.overline}</p>
        <h1 className="text-[2.75rem] lg:mt-5 sm:text-6xl xl:text-[4.75rem]">
          {first}
          {site.gap}
          {second}
          {site.gap}
          <em>{checked}</em>
        </h1>
        <p className="mt-6 max-w-xl text-lg text-quiet xl:text-xl">{home.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <BeginLink />
          <a
            href="#standing"
            className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-8 hover:decoration-2"
          >
            {home.how}
          </a>
        </div>
      </div>
      <HeroStage />
    </div>
  )
}
