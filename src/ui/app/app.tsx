import { BrowserRouter } from 'react-router-dom'
// Before what the screens add to it.
import '../design/index.css'
import { Frame, type FrameProps } from './frame'

export const App = (props: FrameProps) => (
  <BrowserRouter>
    <Frame {...props} />
  </BrowserRouter>
)
