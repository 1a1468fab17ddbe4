import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table.css';
import './pages/forms.css';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { me } from './lib/settings.svelte';
import { install } from './lib/release.svelte';

// The words come first: a page without them would show nothing but names of messages.
await speak(me.settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
// Without a server each page says so itself.
me.arrive().catch(() => undefined);
install();
