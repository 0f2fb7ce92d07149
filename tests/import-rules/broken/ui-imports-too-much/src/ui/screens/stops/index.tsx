import { observer } from 'mobx-react-lite'
import { autorun } from 'mobx' // refused
import L from 'leaflet' // refused
import { stopGateway } from '../../../adapters/http/stop-gateway' // refused
import { stopCodec } from '../../../../contract' // refused

export const StopsScreen = observer(() => <pre>{String([autorun, L, stopGateway, stopCodec])}</pre>)
