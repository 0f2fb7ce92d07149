import { lockOnScreen } from '../../plan'
import { stopRow } from '../stops/stop-row' // refused
import { routeRow } from './route-row'

export const RoutesScreen = () => <p>{[lockOnScreen, stopRow, routeRow].join('')}</p>
