import { startStubServer } from '../kit/stub-server'

/** The ways in which a service may fail. */
export type Fault = 'slow' | 'status 500' | 'garbage' | 'partial' | 'nonsense' | 'endless'

export const faults: ReadonlyArray<Fault> = ['slow', 'status 500', 'garbage', 'partial', 'nonsense', 'endless']

type ReceivedRequest = { readonly url: URL; readonly body: string }

/** Stands in for an external service: it answers as documented until the test makes it fail. */
export const fakeService = async (answer: (request: ReceivedRequest) => unknown) => {
  const received: ReceivedRequest[] = []
  let [fault, since]: [Fault | undefined, number] = [undefined, 0]
  const server = await startStubServer((request, body, response) => {
    const receivedRequest = { url: new URL(request.url ?? '/', 'http://localhost'), body }
    const answerText = JSON.stringify(answer(receivedRequest))
    const activeFault = received.push(receivedRequest) > since ? fault : undefined
    switch (activeFault) {
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
        response
          .writeHead(200, { 'content-length': String(answerText.length) })
          .write(answerText.slice(0, answerText.length / 2))
        response.destroy()
        return
      case undefined:
        response.end(answerText)
    }
  })
  return {
    url: server.base,
    close: server.close,
    received,
    /** sets the fault from now on, or after so many answers in all */
    fail: (how: Fault | undefined, answerCount = received.length): void => void ([fault, since] = [how, answerCount]),
  }
}
