import { Container } from 'inversify' // refused
import { logIn } from '../http/session-gateway' // refused
import type { UserStorage } from '../../application/session'

export const browserUserStorage: UserStorage = { logIn, in: new Container() }
