import { addStop } from '../../../application/stop/add-stop' // refused
import { Field } from '../../components/field' // refused

export const StopsScreen = () => <button onClick={addStop}>Add stop{Field}</button>
