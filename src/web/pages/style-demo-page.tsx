import { type ReactNode, useState } from 'react'
import { Choices } from '#web/home/choices.tsx'
import { ClassicDemo } from '#web/pages/demo/classic-demo.tsx'
import { MinimalDemo } from '#web/pages/demo/minimal-demo.tsx'
import { MosaicDemo } from '#web/pages/demo/mosaic-demo.tsx'
import { SplitDemo } from '#web/pages/demo/split-demo.tsx'
import { Head } from '#web/ui/head.tsx'
import { useProseWords } from '#web/words/prose.ts'

const LAYOUTS = ['classic', 'split', 'mosaic', 'minimal'] as const
type Layout = (typeof LAYOUTS)[number]

const DEMOS: Record<Layout, () => ReactNode> = {
  classic: ClassicDemo,
  split: SplitDemo,
  mosaic: MosaicDemo,
  minimal: MinimalDemo,
}

/** The hero of the home page in four layouts, to choose from. */
export function StyleDemoPage() {
  const { styleDemo } = useProseWords()
  const [layout, setLayout] = useState<Layout>('classic')
  const Demo = DEMOS[layout]
  return (
    <div className="wall-width pt-4 pb-12 sm:pt-8">
      <Head title={styleDemo.title} description={styleDemo.description} />
      <h1 className="text-4xl lg:text-5xl">{styleDemo.title}</h1>
      <div className="mt-6 mb-10">
        <Choices
          name="layout"
          legend={styleDemo.chooser}
          choices={LAYOUTS.map((value) => ({ value, label: styleDemo.layouts[value] }))}
          value={layout}
          onChange={setLayout}
        />
      </div>
      <Demo />
    </div>
  )
}
