import { BrowserRouter } from 'react-router-dom'
// Imported first, so that the style sheets of the screens override it.
import '../design/index.css'
import { Frame, type FrameProps } from './frame'

export const App = (props: FrameProps) => (
  <BrowserRouter>
    <Frame {...props} />
  </BrowserRouter>
)
