/** An XMLHttpRequest that sends its form through `fetch`, so that one fake server answers both. */
export class FakeUpload {
  static readonly HEADERS_RECEIVED = 2
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly #headers = new Headers()
  #call = { method: '', path: '' }
  #isAborted = false
  readyState = 0
  status = 0
  responseText = ''
  onreadystatechange = () => {}
  onprogress = () => {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}

  open(method: string, path: string) {
    this.#call = { method, path }
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  abort() {
    this.#isAborted = true
    this.onabort()
  }
  async send(body: FormData) {
    const { method, path } = this.#call
    try {
      const response = await fetch(path, { method, headers: this.#headers, body })
      const text = await response.text()
      if (this.#isAborted) return
      this.upload.onprogress?.({ loaded: 1, total: 1 })
      this.status = response.status
      this.readyState = FakeUpload.HEADERS_RECEIVED
      this.onreadystatechange()
      this.responseText = text
      this.onload()
    } catch {
      this.onerror()
    }
  }
}
