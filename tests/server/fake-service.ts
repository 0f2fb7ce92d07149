import { startStubServer } from '../kit/stub-server'

/** The ways in which a service may fail. */
export type Fault = 'slow' | 'status 500' | 'garbage' | 'partial' | 'nonsense' | 'endless'

export const faults: ReadonlyArray<Fault> = ['slow', 'status 500', 'garbage', 'partial', 'nonsense', 'endless']

type Asked = { readonly url: URL; readonly body: string }

/** Stands in for an external service: it answers as documented until the test makes it fail. */
export const standIn = async (answer: (asked: Asked) => unknown) => {
  const asked: Asked[] = []
  let [fault, since]: [Fault | undefined, number] = [undefined, 0]
  const server = await startStubServer((request, body, response) => {
    const one = { url: new URL(request.url ?? '/', 'http://localhost'), body }
    const whole = JSON.stringify(answer(one))
    const fails = asked.push(one) > since ? fault : undefined
    switch (fails) {
      case 'slow':
        return
      case 'status 500':
        response.writeHead(500).end('{"code":0}')
        return
      case 'garbage':
        response.end('<html>Bad gateway</html>')
        return
      case 'nonsense':
        response.end('{"code":0,"routes":[7],"durations":[[1]]}')
        return
      case 'endless': {
        const more = setInterval(() => response.write(' '.repeat(1_000_000)), 1)
        response.on('close', () => clearInterval(more))
        return
      }
      case 'partial':
        response.writeHead(200, { 'content-length': String(whole.length) }).write(whole.slice(0, whole.length / 2))
        response.destroy()
        return
      case undefined:
        response.end(whole)
    }
  })
  return {
    url: server.base,
    close: server.close,
    asked,
    /** sets the fault from now on, or after so many answers in all */
    fail: (how: Fault | undefined, answered = asked.length): void => void ([fault, since] = [how, answered]),
  }
}
