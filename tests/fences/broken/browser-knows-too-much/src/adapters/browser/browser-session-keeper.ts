import { Container } from 'inversify' // refused
import { logIn } from '../http/http-session-gateway' // refused
import type { SessionKeeper } from '../../application/session'

export const browserSessionKeeper: SessionKeeper = { logIn, in: new Container() }
