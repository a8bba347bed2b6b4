import './style/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { load } from './pages/later';
import { path, routeOf, startRouter } from './router.svelte';
import { settings } from './settings.svelte';
import { useLanguage } from './words/words.svelte';
import { registerWorker } from './worker/registering';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

startRouter();
load(routeOf(path()).page)?.catch(() => null); // while the words are loaded; what goes wrong is seen later
await useLanguage(settings.lang);
mount(App, { target });
registerWorker();
