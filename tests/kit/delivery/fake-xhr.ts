import type { FileRequest } from '../../../src/adapters/http'

/** Stands in for the XMLHttpRequest of a browser in uploads: the same events in the same order. */
export const nodeRequest = (): FileRequest => {
  const over = new AbortController()
  const headers: Record<string, string> = {}
  const [self, upload] = [new EventTarget(), new EventTarget()]
  let [line, isDone] = [{ method: '', url: '' }, false]
  const came = { status: 0, responseText: '' }
  const end = (event: string): void => {
    if (isDone) return
    isDone = true
    self.dispatchEvent(new Event(event))
  }
  const send = async (form: FormData): Promise<void> => {
    const { method, url } = line
    const total = await new Response(form).arrayBuffer()
    upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: total.byteLength, total: total.byteLength }))
    const response = await fetch(url, { method, headers, body: form, signal: over.signal })
    came.responseText = await response.text()
    came.status = response.status
  }
  return {
    upload: upload as XMLHttpRequestUpload,
    addEventListener: self.addEventListener.bind(self) as XMLHttpRequest['addEventListener'],
    open: (method: string, url: string | URL) => {
      line = { method, url: String(url) }
    },
    setRequestHeader: (name, value) => {
      headers[name] = value
    },
    send: (form) => {
      send(form as FormData).then(
        () => end('load'),
        () => end('error'),
      )
    },
    abort: () => {
      over.abort()
      end('abort')
    },
    get status() {
      return came.status
    },
    get responseText() {
      return came.responseText
    },
  }
}
