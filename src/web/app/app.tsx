import { Routes } from 'react-router'
import { routes } from '#web/app/routes.tsx'
import { Document } from '#web/document.tsx'

export function App({ stylesheets }: { stylesheets: readonly string[] }) {
  return (
    <Document stylesheets={stylesheets}>
      <Routes>{routes}</Routes>
    </Document>
  )
}
