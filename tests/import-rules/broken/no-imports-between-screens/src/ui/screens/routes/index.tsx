import { lockLabel } from '../../plan'
import { stopRow } from '../stops/stop-row' // refused
import { routeRow } from './route-row'

export const RoutesScreen = () => <p>{[lockLabel, stopRow, routeRow].join('')}</p>
