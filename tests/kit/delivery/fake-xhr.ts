import type { FileRequest } from '../../../src/adapters/http'

/** Replaces the XMLHttpRequest of a browser in uploads, with the same events in the same order. */
export const fakeXhr = (): FileRequest => {
  const abortController = new AbortController()
  const headers: Record<string, string> = {}
  const [target, upload] = [new EventTarget(), new EventTarget()]
  let [requestLine, isDone] = [{ method: '', url: '' }, false]
  const result = { status: 0, responseText: '', headers: new Headers() }
  const finish = (event: string): void => {
    if (isDone) return
    isDone = true
    target.dispatchEvent(new Event(event))
  }
  const send = async (form: FormData): Promise<void> => {
    const { method, url } = requestLine
    const total = await new Response(form).arrayBuffer()
    upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: total.byteLength, total: total.byteLength }))
    const response = await fetch(url, { method, headers, body: form, signal: abortController.signal })
    result.responseText = await response.text()
    result.status = response.status
    result.headers = response.headers
  }
  return {
    upload: upload as XMLHttpRequestUpload,
    addEventListener: target.addEventListener.bind(target) as XMLHttpRequest['addEventListener'],
    open: (method: string, url: string | URL) => {
      requestLine = { method, url: String(url) }
    },
    setRequestHeader: (name, value) => {
      headers[name] = value
    },
    getResponseHeader: (name) => result.headers.get(name),
    send: (form) => {
      send(form as FormData).then(
        () => finish('load'),
        () => finish('error'),
      )
    },
    abort: () => {
      abortController.abort()
      finish('abort')
    },
    get status() {
      return result.status
    },
    get responseText() {
      return result.responseText
    },
  }
}
