import { addStop } from '../../../application/stop/add-stop' // refused

export const StopsScreen = () => <button onClick={addStop}>Add stop</button>
