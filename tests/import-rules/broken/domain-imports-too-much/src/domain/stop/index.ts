/** A stop. */
import { readFileSync } from 'node:fs' // refused
import { pipe } from 'fp-ts/function'
import { observable } from 'mobx' // refused
import type { StopGateway } from '../../application/stop' // refused
import { aStop } from '../../../tests/kit/stop' // refused

export const stop = (gateway: StopGateway): unknown => pipe(aStop, observable, () => readFileSync(gateway.path))
