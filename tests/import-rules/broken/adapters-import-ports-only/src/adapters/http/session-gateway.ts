import { logOut } from '../../application/session' // refused
import type { Alerts } from '../../application/alert'

export const sessionGateway = (alerts: Alerts): unknown => [alerts, logOut]
