import { observer } from 'mobx-react-lite'
import { autorun } from 'mobx' // refused
import L from 'leaflet' // refused
import { httpStopGateway } from '../../../adapters/http/http-stop-gateway' // refused
import { stopCodec } from '../../../../contract' // refused

export const StopsScreen = observer(() => <pre>{String([autorun, L, httpStopGateway, stopCodec])}</pre>)
