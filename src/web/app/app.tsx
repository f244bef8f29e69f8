import { Frame } from '#web/app/frame.tsx'
import { Document } from '#web/document.tsx'

export function App({ stylesheets }: { stylesheets: readonly string[] }) {
  return (
    <Document stylesheets={stylesheets}>
      <Frame />
    </Document>
  )
}
