import { theme } from '../src/ui/theme' // refused

document.documentElement.dataset['theme'] = theme
