// Made by scripts/generate/main.ts from openapi/events/GUIDE.md. Do not edit: change the guide or the generator,
// run `npm run generate`, and commit both sides together.

import type { Guide } from '../../api/guide.js';

export const guide: Guide = {
  title: "Events catalogue",
  headings: [
  {
    "level": 2,
    "id": "quick-start",
    "text": "Quick start"
  },
  {
    "level": 2,
    "id": "records-and-terms",
    "text": "Records and terms"
  },
  {
    "level": 2,
    "id": "addresses-and-methods",
    "text": "Addresses and methods"
  },
  {
    "level": 2,
    "id": "requests",
    "text": "Requests"
  },
  {
    "level": 3,
    "id": "updates",
    "text": "Updates"
  },
  {
    "level": 3,
    "id": "values",
    "text": "Values"
  },
  {
    "level": 3,
    "id": "lists-and-objects-in-forms",
    "text": "Lists and objects in forms"
  },
  {
    "level": 2,
    "id": "replies",
    "text": "Replies"
  },
  {
    "level": 3,
    "id": "types-that-vary",
    "text": "Types that vary"
  },
  {
    "level": 3,
    "id": "html-and-text",
    "text": "HTML and text"
  },
  {
    "level": 3,
    "id": "shaping-replies",
    "text": "Shaping replies"
  },
  {
    "level": 3,
    "id": "headers",
    "text": "Headers"
  },
  {
    "level": 3,
    "id": "calls-from-other-origins",
    "text": "Calls from other origins"
  },
  {
    "level": 2,
    "id": "lists",
    "text": "Lists"
  },
  {
    "level": 3,
    "id": "search",
    "text": "Search"
  },
  {
    "level": 3,
    "id": "keeping-a-copy",
    "text": "Keeping a copy"
  },
  {
    "level": 2,
    "id": "date-times",
    "text": "Date-times"
  },
  {
    "level": 3,
    "id": "date-times-in-replies",
    "text": "Date-times in replies"
  },
  {
    "level": 3,
    "id": "date-times-in-requests",
    "text": "Date-times in requests"
  },
  {
    "level": 3,
    "id": "time-zones-of-events",
    "text": "Time zones of events"
  },
  {
    "level": 3,
    "id": "date-filters",
    "text": "Date filters"
  },
  {
    "level": 2,
    "id": "status",
    "text": "Status"
  },
  {
    "level": 3,
    "id": "slugs",
    "text": "Slugs"
  },
  {
    "level": 3,
    "id": "trash",
    "text": "Trash"
  },
  {
    "level": 2,
    "id": "signing-in",
    "text": "Signing in"
  },
  {
    "level": 3,
    "id": "sessions-of-this-servers-pages",
    "text": "Sessions of this server's pages"
  },
  {
    "level": 3,
    "id": "wrong-credentials",
    "text": "Wrong credentials"
  },
  {
    "level": 2,
    "id": "roles-and-rights",
    "text": "Roles and rights"
  },
  {
    "level": 2,
    "id": "password-protected-records",
    "text": "Password-protected records"
  },
  {
    "level": 2,
    "id": "conditional-requests",
    "text": "Conditional requests"
  },
  {
    "level": 2,
    "id": "retrying-requests",
    "text": "Retrying requests"
  },
  {
    "level": 2,
    "id": "images",
    "text": "Images"
  },
  {
    "level": 2,
    "id": "calendars",
    "text": "Calendars"
  },
  {
    "level": 2,
    "id": "limits",
    "text": "Limits"
  },
  {
    "level": 2,
    "id": "errors",
    "text": "Errors"
  },
  {
    "level": 3,
    "id": "order-of-checks",
    "text": "Order of checks"
  },
  {
    "level": 3,
    "id": "missing-records",
    "text": "Missing records"
  },
  {
    "level": 3,
    "id": "error-codes",
    "text": "Error codes"
  },
  {
    "level": 2,
    "id": "extensions",
    "text": "Extensions"
  }
],
  render: (html, { root, publicUrl }) => html`<p>A REST interface to a calendar of public events: events, venues, organizers, categories, tags and images. This guide covers
the rules that all operations share. The <a href="${root}/reference/events">reference</a> lists each operation with its parameters and replies.</p>
<p>The examples call <code>${publicUrl}</code>, the public address of the server, and set two variables first. <code>U</code> is a user name and
an <a href="#signing-in">application password</a>.</p>
<pre tabindex="0"><code class="language-sh">S=${publicUrl}/cal/events/v1
U=&#39;olga:abcd efgh ijkl mnop qrst uvwx&#39;
</code></pre>
<h2 id="quick-start"><a href="#quick-start">Quick start</a></h2>
<p>List upcoming events. Published events need no credentials:</p>
<pre tabindex="0"><code class="language-sh">curl &quot;$S/events?per_page=5&amp;_fields=events.id,events.title,events.start_date,total&quot;
</code></pre>
<p>Create an event together with its venue, organizer and category:</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/events&quot; -H &#39;Content-Type: application/json&#39; -d &#39;{
  &quot;title&quot;: &quot;Harbour concert&quot;, &quot;status&quot;: &quot;publish&quot;,
  &quot;start_date&quot;: &quot;2027-05-14 18:00&quot;, &quot;end_date&quot;: &quot;2027-05-14 21:00&quot;, &quot;timezone&quot;: &quot;Europe/London&quot;,
  &quot;cost&quot;: &quot;12&quot;, &quot;currency_code&quot;: &quot;GBP&quot;,
  &quot;venue&quot;: {&quot;venue&quot;: &quot;Harbour Pavilion&quot;, &quot;city&quot;: &quot;Portsmouth&quot;},
  &quot;organizer&quot;: [{&quot;organizer&quot;: &quot;Portsmouth Music&quot;}],
  &quot;categories&quot;: [&quot;Concerts&quot;]}&#39;
</code></pre>
<p>The reply is the event, with status 201. Update one field, then delete the event:</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; -X PUT &quot;$S/events/1&quot; -d cost=15
curl -u &quot;$U&quot; -X DELETE &quot;$S/events/1&quot;
</code></pre>
<p>A request that is refused names every parameter at fault:</p>
<pre tabindex="0"><code class="language-console">$ curl &quot;$S/events?page=0&amp;per_page=x&quot;
{&quot;code&quot;:&quot;rest_invalid_param&quot;,&quot;message&quot;:&quot;Some parameters were not accepted.&quot;,&quot;data&quot;:{&quot;status&quot;:400,&quot;params&quot;:{&quot;page&quot;:&quot;page must be greater than or equal to 1.&quot;,&quot;per_page&quot;:&quot;per_page must be a number.&quot;},&quot;details&quot;:[]}}
</code></pre>
<h2 id="records-and-terms"><a href="#records-and-terms">Records and terms</a></h2>
<p>Events, venues and organizers are <em>records</em> with an id and a slug. Images have an id. All four share one id space: no two of them
have the same id. Categories and tags are <em>terms</em>; their ids are numbered separately, so a term and a record may have the same id.</p>
<p>Every record and term is addressed by its id. Events, venues and organizers can also be addressed by slug: <code>/by-slug/{slug}</code>.</p>
<p>An event has at most one venue and any number of organizers, categories and tags. It can be part of another event: <code>post_parent</code>
sets the parent. Replies do not contain <code>post_parent</code>; <code>GET /events?post_parent=4</code> lists the parts of event 4.</p>
<p>Deleting an event, venue or organizer moves it to the <a href="#trash">trash</a>. Deleting a term or an image is permanent.</p>
<h2 id="addresses-and-methods"><a href="#addresses-and-methods">Addresses and methods</a></h2>
<p>All paths are below <code>/cal/events/v1</code>. A trailing slash is ignored, and the fixed parts of a path match in any case. Ids consist of
digits only. A path with any other id, an unknown path below <code>/cal</code>, and a method that a path does not support are answered with
404 <code>rest_no_route</code>.</p>
<ul>
<li><code>HEAD</code> works where <code>GET</code> does.</li>
<li><code>OPTIONS</code> returns the index entry of the path: its methods and arguments.</li>
<li>A <code>POST</code> can replace <code>GET</code>, <code>PUT</code>, <code>PATCH</code> or <code>DELETE</code> for clients that cannot send them: put <code>_method=DELETE</code> in the query, or
send <code>X-HTTP-Method-Override: DELETE</code>. Any other method in its place is answered with 404, and nothing is done.</li>
</ul>
<p><code>GET /cal/events/v1</code> is the index of all routes, and <code>GET /cal/events/v1/doc</code> is the OpenAPI document.</p>
<h2 id="requests"><a href="#requests">Requests</a></h2>
<p>Write operations take parameters as <code>application/json</code>, <code>application/x-www-form-urlencoded</code>, <code>multipart/form-data</code> or in the query,
or in several of these at once. A field in the body overrides the same field in the query; neither overrides a part of the path.</p>
<ul>
<li>An empty body and a JSON array at the top level contain no fields.</li>
<li>A body of another media type is refused with 415, and so is a <code>charset</code> other than UTF-8 or ISO-8859-1. The message names the
type that was sent and those that are accepted.</li>
<li><code>POST /images</code> and <code>POST /import/ics</code> take a file as a part of <code>multipart/form-data</code>. Other operations refuse a part that is a
file (400), unless it is empty.</li>
</ul>
<h3 id="updates"><a href="#updates">Updates</a></h3>
<p><code>POST</code>, <code>PUT</code> and <code>PATCH</code> on a record do the same: fields that are not sent keep their values.</p>
<ul>
<li><code>null</code> means &quot;not sent&quot;, except for <code>cost</code>, <code>currency_code</code>, <code>website</code>, <code>venue</code>, <code>organizer</code>, <code>categories</code>, <code>tags</code>, <code>image</code>,
<code>password</code>, <code>post_parent</code>, <code>geo_lat</code> and <code>geo_lng</code>: there, <code>null</code> clears the field.</li>
<li>Unknown fields are ignored. A client can therefore read a record, change it and send the whole body back: <code>url</code>, <code>rest_url</code>,
<code>utc_…</code>, <code>…_details</code>, <code>cost_details</code>, <code>timezone_abbr</code> and other computed fields have no effect.</li>
</ul>
<h3 id="values"><a href="#values">Values</a></h3>
<ul>
<li><strong>Numbers</strong> may be sent as text: <code>&quot;15&quot;</code>.</li>
<li><strong>Booleans</strong> are <code>true</code>, <code>false</code>, <code>1</code> and <code>0</code>, as values or as text in any case (<code>True</code>). Where the reference marks a parameter
with <code>x-coerce: truthy</code>, <code>yes</code>, <code>y</code>, <code>on</code>, <code>enable</code> and <code>enabled</code> are also true; <code>no</code>, <code>n</code>, <code>off</code>, <code>disable</code>, <code>disabled</code> and the
empty string are also false.</li>
<li><strong>Words</strong> of a fixed list are accepted in any case where the reference marks them with <code>x-coerce: word</code>.</li>
<li><strong>Empty strings</strong> are refused (400) unless the field documents a meaning for them. Do not send form fields that the user left
empty, such as <code>author</code> or <code>date</code>.</li>
<li><strong>Titles and names</strong> must contain text, and more than a single <code>0</code>.</li>
<li><strong>Repeated names</strong> without brackets take the last value, or all values where a list is expected.</li>
</ul>
<p>Unknown query parameters are ignored, and so are those that the operation does not list. A listed parameter with an invalid value
is refused with 400.</p>
<p>The schemas in the reference show the plain form of each field. The alternative forms of this guide are accepted as well.
<code>x-coerce: list</code> marks fields that accept CSV, a single value or JSON text even within JSON bodies. <code>x-expected</code> holds the wording
of the error message about an invalid value.</p>
<h3 id="lists-and-objects-in-forms"><a href="#lists-and-objects-in-forms">Lists and objects in forms</a></h3>
<div class="wide" tabindex="0"><table>
<thead><tr><th>value</th><th>forms</th></tr>
</thead>
<tbody><tr><td>list</td><td>JSON array; CSV (<code>venue=1,2</code>); brackets (<code>venue[]=1&amp;venue[]=2</code>); JSON text (<code>venue=[1,2]</code>)</td></tr>
<tr><td>object</td><td><code>venue[venue]=Harbour+Pavilion&amp;venue[city]=Portsmouth</code>; for venues and organizers also JSON text (<code>organizer={&quot;id&quot;:5}</code>)</td></tr>
<tr><td>list of objects</td><td>numbered, <code>organizer[0][organizer]=A&amp;organizer[0][phone]=1&amp;organizer[1][organizer]=B</code>; or without numbers, <code>organizer[][organizer]=A&amp;organizer[][organizer]=B</code></td></tr>
</tbody>
</table></div>
<ul>
<li>Blanks around the commas of CSV are ignored. A value that contains a comma needs brackets: <code>categories[]=Food,+drink</code>.</li>
<li>Numbered names may have gaps (<code>venue[0]=1&amp;venue[3]=2</code>); the list is closed up. A JSON object whose keys are all numbers is
also read as a list, because PHP writes lists like that.</li>
<li>Without numbers, each name begins a new object.</li>
</ul>
<h2 id="replies"><a href="#replies">Replies</a></h2>
<p>Replies are JSON in UTF-8, except for image files and calendars.</p>
<h3 id="types-that-vary"><a href="#types-that-vary">Types that vary</a></h3>
<p>Some keys have more than one type, because existing clients of this interface expect them:</p>
<ul>
<li><code>image</code> of an event is an object, or <code>false</code> if there is none.</li>
<li><code>venue</code> of an event is an object, or <code>[]</code> if there is none.</li>
<li><code>author</code> is a string, and so are the parts of date-times (<code>start_date_details</code> and similar).</li>
<li><code>custom_fields</code> is always <code>[]</code>.</li>
<li>Venues and organizers omit keys that have no value.</li>
</ul>
<p>Send <a href="#shaping-replies"><code>_clean=1</code></a> for one type per key.</p>
<h3 id="html-and-text"><a href="#html-and-text">HTML and text</a></h3>
<ul>
<li><code>title</code>, and the names of venues, organizers and terms, are HTML without tags, with entities for typography (<code>&amp;#8217;</code>,
<code>&amp;#038;</code>). Unescape them before showing them as text.</li>
<li><code>description</code> and <code>excerpt</code> are HTML. The server removes markup that could do harm, whoever wrote it, and turns plain text into
paragraphs.</li>
<li>Contact and address fields of venues and organizers are text in which only <code>&lt;</code> and <code>&gt;</code> are entities (<code>&amp;lt;</code>, <code>&amp;gt;</code>).</li>
</ul>
<h3 id="shaping-replies"><a href="#shaping-replies">Shaping replies</a></h3>
<div class="wide" tabindex="0"><table>
<thead><tr><th>parameter</th><th>effect</th></tr>
</thead>
<tbody><tr><td><code>_fields=id,title,cost_details.values</code></td><td>Keeps only these keys. In lists: <code>_fields=events.id,total</code>. Errors stay whole</td></tr>
<tr><td><code>_clean=1</code></td><td>Gives every key of records and errors one type, or null</td></tr>
<tr><td><code>_envelope=1</code>, and any other value</td><td>Answers with status 200 and <code>{body, status, headers}</code></td></tr>
<tr><td><code>_jsonp=name</code></td><td>Wraps the reply, including errors, in a call of the function <code>name</code>, as <code>application/javascript</code>. The status stays</td></tr>
</tbody>
</table></div>
<ul>
<li><code>_fields</code> accepts at most 20 parts in a name and 20,000 characters in total; more is refused with 400.</li>
<li>With <code>_clean=1</code>, <code>author</code> is a number; <code>image</code> of an event is null if there is none; <code>venue</code> of an event is a list, as <code>organizer</code>
is; parts of date-times are numbers; <code>date_utc</code> and <code>modified_utc</code> are null until they are set; <code>custom_fields</code>, <code>data.params</code> and
<code>data.details</code> are objects. Omitted keys stay omitted. Such a body can be sent back like any other.</li>
<li>Calendars support neither <code>_envelope</code> nor <code>_jsonp</code>.</li>
<li>The links of a list repeat <code>_fields</code>, <code>_clean</code> and <code>_envelope</code>, so all its pages have the same shape. They do not repeat <code>_jsonp</code>:
a script names a function for each page.</li>
</ul>
<h3 id="headers"><a href="#headers">Headers</a></h3>
<ul>
<li><code>X-Request-Id</code> repeats the request&#39;s id if it is 1 to 64 letters, digits and <code>_.:-</code>; otherwise the server generates one.</li>
<li><code>X-Content-Type-Options: nosniff</code>, <code>X-Robots-Tag: noindex</code> and <code>Link: &lt;root&gt;; rel=&quot;https://api.w.org/&quot;</code> are sent with every reply.</li>
<li><code>Allow</code> names the methods that the caller&#39;s role may use on such a path. A single record may still be refused with 403 because it
belongs to somebody else.</li>
<li>Replies to callers with credentials must not be stored: <code>Cache-Control: … no-store, private</code>.</li>
</ul>
<h3 id="calls-from-other-origins"><a href="#calls-from-other-origins">Calls from other origins</a></h3>
<p>Pages of other origins may call the interface, unless the operator allows only some origins (<code>FAIRGROUND_CORS_ORIGINS</code>). A request
with <code>Origin</code> is answered with <code>Access-Control-Allow-Origin</code>, and all headers that this guide names can be sent and read. Cookies of
this server are not accepted from other origins.</p>
<h2 id="lists"><a href="#lists">Lists</a></h2>
<p><code>page</code> counts from 1. <code>per_page</code> is 10 by default; values above 50 count as 50. The body contains <code>total</code> and <code>total_pages</code>, and the
headers <code>X-TEC-Total</code> and <code>X-TEC-TotalPages</code> repeat them.</p>
<ul>
<li><code>rest_url</code> shows the request with its defaults. For callers who may write and send no <code>status</code> it ends with <code>status=any</code>: the list
then depends on their rights. <code>any</code> itself cannot be sent.</li>
<li><code>next_rest_url</code> and <code>previous_rest_url</code> repeat every filter except <code>password</code>, and the parameters that shape replies. They contain
no credentials. A link is absent where there is no such page. To read a whole list, follow <code>next_rest_url</code> until it is absent; if
you send <code>_fields</code>, include <code>next_rest_url</code>.</li>
<li>An empty list has status 200 and <code>total</code> 0. A page after the last is answered with 404 (<code>event-archive-page-not-found</code> and similar).
For categories and tags it is 200 with an empty list.</li>
<li>Several filters are combined with AND, several values of one filter with OR.</li>
<li>A list never contains what the caller may not read.</li>
</ul>
<h3 id="search"><a href="#search">Search</a></h3>
<p><code>search</code> compares texts as readers see them, independent of the keyboard that they were typed on. Both sides are compared after
these steps:</p>
<ul>
<li>Case and accents are ignored (<code>é</code>, <code>ё</code>), and so are markup and the spelling of entities (<code>&amp;#8217;</code>, <code>&amp;amp;</code>). <code>й</code> is a letter of
its own.</li>
<li>All quotes and apostrophes are plain ones; dashes of any form and length are a hyphen; <code>…</code> is <code>...</code>; <code>×</code> between digits is <code>x</code>.</li>
<li>Successive blanks count as one. Invisible characters, such as soft hyphens and zero-width spaces, are removed.</li>
<li>Full-width forms and ligatures are their letters; <code>ß</code> is <code>ss</code>, <code>æ</code> is <code>ae</code>, <code>ø</code> is <code>o</code>, <code>ł</code> is <code>l</code>.</li>
</ul>
<p>A title therefore finds its event as it was typed, as <code>title</code> returns it, and unescaped. <code>%</code>, <code>_</code> and <code>*</code> have no special meaning.</p>
<h3 id="keeping-a-copy"><a href="#keeping-a-copy">Keeping a copy</a></h3>
<p>To copy all events, request</p>
<pre tabindex="0"><code class="language-sh">curl &quot;$S/events?runs_after=0001-01-02&amp;orderby=id&amp;per_page=50&quot;
</code></pre>
<p>and follow <code>next_rest_url</code> until it is absent. If <code>total</code> changes on the way, start again. Callers who may write add
<code>status=publish,future,draft,pending,private,trash</code>, because their default excludes the trash. No list contains events that are
hidden from listings.</p>
<p>To update the copy, add <code>modified_after</code>. The list then contains the events that were changed, moved to the trash, restored, created,
or published at their scheduled time since then, whatever their <code>date</code>. As the value, take the <code>Date</code> header of the first reply of the
previous round, minus a few seconds. Do not take the greatest <code>modified_utc</code>: a record that was never changed shows its publication
time there, which may be long ago or in the future.</p>
<p>The server never empties the trash. Callers who may not see the trash detect deletions by comparing ids: what is gone is missing from the list
of all events. <code>_fields=events.id,next_rest_url</code>, on all pages, is enough for that.</p>
<p>An event does not count as modified when its venue, organizers, terms or image are changed or deleted, although it then shows them
differently. Copy venues and organizers like events, from their own lists. Read categories and tags as a whole (<code>hide_empty=false</code>).</p>
<h2 id="date-times"><a href="#date-times">Date-times</a></h2>
<h3 id="date-times-in-replies"><a href="#date-times-in-replies">Date-times in replies</a></h3>
<p>Replies contain <code>YYYY-MM-DD HH:MM:SS</code> without a time zone.</p>
<div class="wide" tabindex="0"><table>
<thead><tr><th>field</th><th>time zone</th></tr>
</thead>
<tbody><tr><td><code>start_date</code>, <code>end_date</code></td><td>wall clock in the event&#39;s <code>timezone</code></td></tr>
<tr><td><code>utc_start_date</code>, <code>utc_end_date</code></td><td>the same instants in UTC</td></tr>
<tr><td><code>date</code>, <code>modified</code></td><td>time zone of the site</td></tr>
<tr><td><code>date_utc</code>, <code>modified_utc</code></td><td>UTC</td></tr>
</tbody>
</table></div>
<p>The time zone of the site is a setting of the server (<code>FAIRGROUND_TIME_ZONE</code>). An event that is created without a <code>timezone</code> gets it.
<code>date_utc</code> of a draft or pending record is <code>0000-00-00 00:00:00</code>, and so is its <code>modified_utc</code> until it is changed for the first
time.</p>
<h3 id="date-times-in-requests"><a href="#date-times-in-requests">Date-times in requests</a></h3>
<p>A time is one of these:</p>
<ul>
<li>A date, optionally with a time: <code>2027-05-14</code>, <code>2027-05-14 18:00</code>, <code>2027-05-14T18:00:00</code>, <code>20270514T180000</code>, <code>20270514</code>,
<code>05/14/2027 6pm</code> (month first), <code>14.05.2027</code>, <code>May 14, 2027</code>, <code>14 May 2027 18:00</code>, <code>2027</code> (1 January).</li>
<li>Words: <code>now</code>, <code>today</code>, <code>tomorrow 9am</code>, <code>yesterday</code>, <code>noon</code>, <code>midnight</code>, <code>friday</code>, <code>next wednesday 4pm</code>, <code>+5 days 11am</code>, <code>2 weeks ago</code>.</li>
<li>A Unix timestamp in seconds, as a number or text: all other digits, optionally with a minus sign. Fractions are cut off.</li>
<li>Any of these followed by <code>Z</code>, an offset (<code>+02:00</code>, but not <code>UTC+2</code>), an abbreviation (<code>EST</code>, <code>CET</code>) or the name of a time zone. An
abbreviation stands for the same offset all year; <code>IST</code> is that of India.</li>
</ul>
<p>A time with a zone or offset, and a timestamp, is an instant and is converted. Any other time is a wall clock: in the event&#39;s time
zone for <code>start_date</code> and <code>end_date</code>, in UTC for <code>date_utc</code>, and in the time zone of the site everywhere else.</p>
<ul>
<li>A date without a time is midnight of that day.</li>
<li>A day that does not exist rolls over: <code>2027-02-30</code> is 2 March. Month 13 is refused.</li>
<li>A time in the gap of a daylight saving change moves forward by the gap. In an overlap, the earlier instant is taken.</li>
<li>Times of records lie between 2 January of year 1 and 30 December 9999.</li>
</ul>
<h3 id="time-zones-of-events"><a href="#time-zones-of-events">Time zones of events</a></h3>
<p><code>timezone</code> is an IANA name in any case (<code>Europe/Oslo</code>; also <code>CET</code>, <code>EET</code>, <code>WET</code>, <code>MET</code> and <code>EST5EDT</code>, which have summer time), an
abbreviation of a fixed offset (<code>EST</code>, <code>PDT</code>), or an offset of at most 14 hours from UTC: <code>UTC+2</code>, <code>UTC-4.5</code>, <code>UTC+5:30</code>, <code>+02:00</code>. It
is stored as it was sent.</p>
<p>Changing the <code>timezone</code> keeps <code>start_date</code> and <code>end_date</code> as they are and moves the instants. An event that is no longer <code>all_day</code>
keeps the times of its whole days until others are sent.</p>
<h3 id="date-filters"><a href="#date-filters">Date filters</a></h3>
<p>The values of these filters of event lists are <a href="#date-times-in-requests">times</a>.</p>
<div class="wide" tabindex="0"><table>
<thead><tr><th>filter</th><th>events that</th></tr>
</thead>
<tbody><tr><td><code>start_date</code></td><td>start at this time or later</td></tr>
<tr><td><code>end_date</code></td><td>end at this time or earlier</td></tr>
<tr><td><code>starts_before</code>, <code>starts_after</code></td><td>start before, after this time</td></tr>
<tr><td><code>ends_before</code>, <code>ends_after</code></td><td>end before, after this time</td></tr>
<tr><td><code>runs_after</code></td><td>run at this time or later: end after it or, if they have no length, start at it or later</td></tr>
<tr><td><code>runs_before</code></td><td>start at this time or earlier</td></tr>
</tbody>
</table></div>
<p><strong>Defaults.</strong> Without any of these filters, <code>start_date</code> is 00:00:00 of the site&#39;s day that contains yesterday 23:59 UTC, and <code>end_date</code> is
23:59:59 of today, in UTC, in 24 months. Sending one of these two keeps the default of the other. Sending any other filter of the table
removes both defaults. Other parameters, such as <code>search</code> and <code>modified_after</code>, do not change the defaults, except <code>include</code>: with it,
there are no default dates.</p>
<p><strong>Combination.</strong> Filters apply together: an event that began before <code>start_date</code> or ends after <code>end_date</code> is not listed, even if it is
running. <code>runs_after=D&amp;runs_before=D</code> lists what happens on day D, whenever it began. The end of an event is exclusive: an event from
20:00 to midnight is not found on the next day.</p>
<p><strong>Whole days.</strong> Unless <code>strict_dates</code> is true, filters mean whole days: <code>start_date</code> and <code>runs_after</code> the beginning of the day, all
others 23:59:59 of the day. <code>starts_before=D</code> therefore includes the events of day D, and <code>starts_after=D</code> begins on the day after. An
instant counts with its day in UTC.</p>
<p><strong>The present moment.</strong> In the six filters other than <code>start_date</code> and <code>end_date</code>, values that count from the present moment are exact,
with and without <code>strict_dates</code>: <code>now</code>, and hours, minutes or seconds from now (<code>+2 hours</code>, <code>30 minutes ago</code>). <code>starts_after=now</code> includes
what begins later today, and <code>runs_after=now&amp;runs_before=now</code> lists what is going on. <code>today</code>, <code>tomorrow 9am</code> and <code>+5 days</code> are days. The
links of a list show such a moment as a time, with <code>strict_dates=true</code>.</p>
<p><strong>Clock.</strong> A list is filtered and sorted by one clock. If the time zone of the site is UTC, it is the events&#39; instants. Otherwise it is
the wall clock of each event: an event that starts at 18:00 in New York is found by 18:00, whatever the site&#39;s time zone, and <code>now</code> is the
time on the site&#39;s clock. All-day events belong to their dates in every time zone: they begin at 00:00:00 of the first day and end at
23:59:59 of the last, which is included.</p>
<pre tabindex="0"><code class="language-sh">curl &quot;$S/events?runs_after=2027-05-14&amp;runs_before=2027-05-14&quot;   # what happens on 14 May
curl &quot;$S/events?starts_after=now&amp;starts_before=%2B3+hours&quot;      # what begins in the next three hours
</code></pre>
<h2 id="status"><a href="#status">Status</a></h2>
<div class="wide" tabindex="0"><table>
<thead><tr><th>status</th><th>meaning</th></tr>
</thead>
<tbody><tr><td><code>publish</code></td><td>public</td></tr>
<tr><td><code>future</code></td><td>becomes <code>publish</code> at <code>date</code>, within about a second</td></tr>
<tr><td><code>draft</code>, <code>pending</code></td><td>not published</td></tr>
<tr><td><code>private</code></td><td>for editors, administrators and the author</td></tr>
<tr><td><code>trash</code></td><td>deleted</td></tr>
</tbody>
</table></div>
<p>The default of a new record is <code>publish</code> for callers who may publish and <code>draft</code> for others. For callers who may not publish,
<code>publish</code>, <code>future</code> and <code>private</code> become <code>pending</code>. <code>publish</code> with a <code>date</code> in the future becomes <code>future</code>; <code>future</code> with a <code>date</code> in the past, or without one, becomes
<code>publish</code>.</p>
<p>An update may change any status to any other, and keeps the status if it sends none, except that a new <code>date</code> can turn <code>publish</code> into
<code>future</code> and back. The <code>date</code> of a draft or pending record becomes the time at which it is published, unless a caller set one.</p>
<h3 id="slugs"><a href="#slugs">Slugs</a></h3>
<p>The server makes a slug from the title or name and keeps it unique among records of the same kind (<code>-2</code>, <code>-3</code>, …). A title without
letters or digits gives the id as slug. The slug of a draft or pending event is <code>&quot;&quot;</code> until the event is published, unless the caller sets
one.</p>
<h3 id="trash"><a href="#trash">Trash</a></h3>
<p><code>DELETE</code> and an update with <code>status: trash</code> both move a record to the trash. Sending <code>status: trash</code> again is not an error. In the trash
the slug ends with <code>__trashed</code>, and the old slug is free for others.</p>
<p><code>POST …/restore</code>, or an update with another <code>status</code>, restores the record under its old slug, with a number if another record has taken
it meanwhile. Links to the record that were lost when it was deleted do not come back.</p>
<h2 id="signing-in"><a href="#signing-in">Signing in</a></h2>
<p>Send one of these with each request:</p>
<ul>
<li><strong>HTTP Basic</strong> with the user name (in any case) and an application password, or the password of the account. The operator of the
server gives out application passwords; blanks in them are ignored.</li>
<li><strong>A bearer token</strong>, as <code>Authorization: Bearer …</code>, as <code>X-Esri-Authorization: Bearer …</code>, as <code>token</code> in the query, or as a field of a
body. A header overrides the others.</li>
</ul>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/events?status=draft&quot;
curl ${publicUrl}/sharing/rest/generateToken -d f=json -d username=olga \\
  --data-urlencode &#39;password=abcd efgh ijkl mnop qrst uvwx&#39; -d expiration=30
</code></pre>
<p><code>generateToken</code> takes the password or an application password. <code>expiration</code> is in minutes; without it, a token is valid for one hour
unless the operator has set another time. The reply is <code>{token, expires, ssl}</code>, with <code>expires</code> in milliseconds since 1970.
<code>generateToken</code> belongs to the <a href="${root}/guide/features">feature services</a> and reports errors in their way: with status 200 and
<code>{error: {code, message, details}}</code>, also after too many wrong passwords (<code>code</code> 429). Check that the reply has a <code>token</code>.</p>
<p>Calendar programs and feed readers can have a token in the address that they subscribe to. Choose a short <code>expiration</code>, because
addresses are stored in many places.</p>
<h3 id="sessions-of-this-servers-pages"><a href="#sessions-of-this-servers-pages">Sessions of this server&#39;s pages</a></h3>
<p>A script on a page of this server can use the session of the user who has signed in at <code>/rest/login</code>. The browser sends the cookie,
and the script sends <code>X-WP-Nonce</code> (or the parameter <code>_wpnonce</code>) with the value of the field <code>formToken</code> in the sign-out form of
<code>/rest/services</code>. The sign-in form has a different value.</p>
<p>A cookie without a nonce is ignored. A nonce that belongs to no session, or to one that has ended, is refused with 403
<code>rest_cookie_invalid_nonce</code>, on public resources too; it is not checked if the request has other credentials.</p>
<h3 id="wrong-credentials"><a href="#wrong-credentials">Wrong credentials</a></h3>
<p>Requests without credentials, with empty ones, and with credentials in an unknown form (including malformed Basic) are anonymous.</p>
<p>Wrong credentials are refused with 401 even where none are needed: <code>invalid_username</code> and <code>incorrect_password</code>, or <code>rest_invalid_token</code>
with <code>WWW-Authenticate: Bearer error=&quot;invalid_token&quot;</code> for a token that is wrong or has expired. Too many wrong credentials are answered
with 429. Only the OpenAPI document and image files ignore credentials, because they are the same for everybody.</p>
<p>A session that has ended does not count as wrong credentials: without a nonce its cookie is ignored here, and the pages of this server
ask to sign in again.</p>
<h2 id="roles-and-rights"><a href="#roles-and-rights">Roles and rights</a></h2>
<div class="wide" tabindex="0"><table>
<thead><tr><th></th><th>anonymous</th><th>subscriber</th><th>contributor</th><th>author</th><th>editor, administrator</th></tr>
</thead>
<tbody><tr><td>list and read what is published</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td><td>yes</td></tr>
<tr><td>read own drafts, pending, future, private</td><td>–</td><td>–</td><td>yes</td><td>yes</td><td>yes</td></tr>
<tr><td>read those of others</td><td>403</td><td>403</td><td>403</td><td>403</td><td>yes</td></tr>
<tr><td>read venues and organizers in the trash</td><td>403</td><td>403</td><td>own</td><td>own</td><td>yes</td></tr>
<tr><td>read single events in the trash</td><td>403</td><td>403</td><td>403</td><td>403</td><td>403</td></tr>
<tr><td>list with another <code>status</code> than <code>publish</code></td><td>400</td><td>400</td><td>what they may read, own in the trash</td><td>the same</td><td>yes</td></tr>
<tr><td>create events, venues, organizers</td><td>401</td><td>403</td><td>as <code>draft</code> or <code>pending</code></td><td>yes</td><td>yes</td></tr>
<tr><td>update, delete own in <code>draft</code>, <code>pending</code>, <code>private</code> (*)</td><td>401</td><td>403</td><td>yes</td><td>yes</td><td>yes</td></tr>
<tr><td>update, delete own in <code>publish</code>, <code>future</code> (*)</td><td>401</td><td>403</td><td>403</td><td>yes</td><td>yes</td></tr>
<tr><td>update, delete those of others</td><td>401</td><td>403</td><td>403</td><td>403</td><td>yes</td></tr>
<tr><td>write categories</td><td>401</td><td>403</td><td>403</td><td>yes</td><td>yes</td></tr>
<tr><td>write tags</td><td>401</td><td>403</td><td>403</td><td>403</td><td>yes</td></tr>
<tr><td>upload images, or have them fetched</td><td>401</td><td>403</td><td>403; 400 in a field</td><td>yes</td><td>yes</td></tr>
<tr><td>delete images</td><td>401</td><td>403</td><td>403</td><td>own</td><td>yes</td></tr>
<tr><td>import calendars</td><td>401</td><td>403</td><td>as <code>draft</code> or <code>pending</code></td><td>yes</td><td>yes</td></tr>
</tbody>
</table></div>
<p>(*) For a record in the trash, the status that it had before counts.</p>
<p>The role that the <code>security</code> of an operation names is the lowest one accepted. These rights hold by id and by slug, in lists, and for
embedded records: an event shows its venue and organizers only if the reader may read them. Only editors and administrators may name
another <code>author</code>; for others it is 403. New categories and tags within an event are created for callers who may write them, and refused
with 400 for others.</p>
<h2 id="password-protected-records"><a href="#password-protected-records">Password-protected records</a></h2>
<p><em>Extension.</em> A record with a <code>password</code> is shown whole only to callers who send the password (<code>password=</code> in the query), and with
<code>context=edit</code> to callers who may edit it. Administrators have no other exception. The server stores passwords as salted hashes and
never returns them.</p>
<p>In creates and updates <code>password</code> is a field, in the query as well: it sets a new password. Changing a record does not require its
password.</p>
<ul>
<li>Reading a single protected event is refused with 403 <code>event-password-protected</code>.</li>
<li>In lists, a protected event is masked. <code>description</code>, <code>excerpt</code>, <code>cost</code> and <code>website</code> are <code>&quot;&quot;</code>; <code>image</code> is false; flags, including
<code>all_day</code>, are null; the parts of the cost, terms, venue and organizer are empty. Title, times, slug and status are shown. Filters do
not match masked fields, and <code>search</code> compares only the title.</li>
<li>A protected venue or organizer is shown with its name, wherever it appears. Its texts and contact fields are <code>&quot;&quot;</code> where they have a
value, image and coordinates are left out, and flags are null. <code>search</code> compares only the name.</li>
<li><code>json_ld</code> of a protected record is left out, even for callers who send the password.</li>
<li>Replies to updates and deletes are whole.</li>
<li>Sending a masked body back, as it was read or with fields changed, clears nothing that is still empty as the mask showed it. Single
fields can be cleared as usual. So can those of a body that was read whole, which the server recognizes by all of its flags, or by a text
that the mask does not show.</li>
</ul>
<h2 id="conditional-requests"><a href="#conditional-requests">Conditional requests</a></h2>
<p><em>Extension.</em> Every resource that can be read has an <code>ETag</code>, and so have the replies that create or change records and terms.</p>
<ul>
<li><code>If-None-Match</code> on a read is answered with 304 and no body while the resource is unchanged. A weak tag matches too. The tag of a
compressed reply ends with <code>-gzip</code> or similar; either form is recognized.</li>
<li><code>If-Match</code> on an update, delete or restore applies the change only if the record or term is unchanged. Otherwise the answer is 412, and
nothing happens. Send the <code>ETag</code> of one record or term, whole or trimmed by <code>_fields</code>, or several separated by commas. Tags of lists
and weak tags match nothing.</li>
<li><code>If-Match</code> still matches if only embedded records, such as the venue of an event, have changed. <code>If-Match: *</code> requires only that the
record exists.</li>
<li>Every update counts as a change, even one without fields.</li>
<li>The index has a weak tag, which stays the same while only the time of day of its default dates changes.</li>
</ul>
<pre tabindex="0"><code class="language-sh">curl -si &quot;$S/events/1?_fields=id&quot; | grep -i &#39;^etag&#39;       # etag: &quot;1-77ce1a83…&quot;
curl -u &quot;$U&quot; -X PUT &quot;$S/events/1&quot; -H &#39;If-Match: &quot;1-77ce1a83…&quot;&#39; -d cost=15
</code></pre>
<h2 id="retrying-requests"><a href="#retrying-requests">Retrying requests</a></h2>
<p><em>Extension.</em> Creates, uploads and imports take an <code>Idempotency-Key</code>, a text of the client&#39;s choice. A repeated request of the same user with the same
key creates nothing more within 24 hours. It is answered with the same status and with the record that the first request created, in its
present state.</p>
<ul>
<li>The same key with a different request is refused with 422, and so is a key whose record has been permanently deleted.</li>
<li>A request that was refused does not use up its key.</li>
</ul>
<p>Reads, updates and deletes can be repeated as they are: deleting a record again is 410, deleting a term or image again is 400. After 429,
wait for the number of seconds in <code>Retry-After</code>.</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/venues&quot; -H &#39;Idempotency-Key: 5f0c1a&#39; -d &#39;venue=Town hall&#39;
</code></pre>
<h2 id="images"><a href="#images">Images</a></h2>
<p><code>POST /images</code> takes a file. The <code>image</code> field of a record takes the id of an image, or an <code>http</code> or <code>https</code> address:</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/images&quot; -F file=@poster.jpg
curl -u &quot;$U&quot; -X PUT &quot;$S/events/1&quot; -d image=https://example.com/poster.jpg
</code></pre>
<ul>
<li>The server fetches an address once: the same address gives the same image. It does so only when nothing else is wrong with the
request. If the request is not written after all, the image is deleted again, unless another request has named it meanwhile.</li>
<li>An address must lead to a public server, over at most five redirects and never from <code>https</code> to <code>http</code>, and be answered within 15
seconds with status 200 and one of the media types below.</li>
<li>An image is a JPEG, PNG, WebP, GIF or AVIF, recognized by its content, with at most 50 million pixels (all frames of an animation
together). Metadata about the camera, the place and people is removed.</li>
<li>Replies show the usual sizes that are smaller than the image: <code>thumbnail</code> is cropped to 150 × 150 pixels; <code>medium</code>, <code>medium_large</code> and
<code>large</code> fit into squares of 300, 768 and 1,024 pixels.</li>
<li>Files can be cached for a year, because a file name always has the same bytes. Anyone who knows the address of a file can read it, even
if only drafts or password-protected records show the image.</li>
</ul>
<h2 id="calendars"><a href="#calendars">Calendars</a></h2>
<p><em>Extension.</em> <code>GET /events.ics</code> takes the filters of the event list, with their defaults, and returns all pages as one iCalendar file.
<code>GET /events/{id}.ics</code> returns one event. <code>UID</code> and <code>SEQUENCE</code> follow RFC 5545: the <code>UID</code> never changes, and <code>SEQUENCE</code> grows with each
change. Times have their zone and its rules (<code>VTIMEZONE</code>).</p>
<p><code>POST /import/ics</code> imports a calendar as a job:</p>
<pre tabindex="0"><code class="language-sh">curl -si -u &quot;$U&quot; &quot;$S/import/ics&quot; -F file=@events.ics | grep -i &#39;^location&#39;
curl -u &quot;$U&quot; &quot;$S/import/d4c1…&quot;
</code></pre>
<ol>
<li>The reply is 202. Poll the address in <code>Location</code>, about once a second, until <code>status</code> is neither <code>queued</code> nor <code>running</code>.</li>
<li><code>completed</code> lists the outcome of each record, some of which may have <code>failed</code>. <code>failed</code> gives the reason in <code>errors</code> why nothing could
be read.</li>
<li>The result is available for 30 days, unless the operator has set another time.</li>
</ol>
<p>A record whose <code>UID</code> (and <code>RECURRENCE-ID</code>) was imported before updates the event that it created, if its <code>SEQUENCE</code> is not older.</p>
<h2 id="limits"><a href="#limits">Limits</a></h2>
<p>Limits with (*) are the defaults of a server; the operator may have changed them. A request beyond a limit is refused with 400 unless the
table says otherwise.</p>
<div class="wide" tabindex="0"><table>
<thead><tr><th>subject</th><th>limit</th></tr>
</thead>
<tbody><tr><td>requests from one address, or 64-bit IPv6 network</td><td>1,200 a minute (*), then 429</td></tr>
<tr><td>wrong credentials within 15 minutes (*)</td><td>10 for a user (*), 50 from an address or such a network (*), then 429</td></tr>
<tr><td>address with its query</td><td>16,384 bytes, then 414; with all headers 65,536, then 431</td></tr>
<tr><td>body of a request, without files</td><td>10 MB (*), then 413</td></tr>
<tr><td>file of an image</td><td>10 MiB (*), then 413; 50 million pixels</td></tr>
<tr><td>file of a calendar</td><td>10,000,000 bytes, then 413; 10,000 records and 20,000 events, the rest is left out and reported</td></tr>
<tr><td>time for a reply</td><td>120 seconds (*), then 503</td></tr>
<tr><td>names in a query or form</td><td>1,000, with at most five pairs of brackets</td></tr>
<tr><td>events in an exported calendar</td><td>5,000, the rest is left out</td></tr>
<tr><td>different words of a search</td><td>100</td></tr>
<tr><td>organizers, categories and tags of an event</td><td>100, 500 and 500</td></tr>
<tr><td>name of a term, password, key</td><td>200, 255 and 255 characters</td></tr>
<tr><td>markup in a text</td><td>5,000 tags</td></tr>
<tr><td>address of an image</td><td>2,000 characters</td></tr>
<tr><td>slug</td><td>200 characters; longer ones are cut</td></tr>
<tr><td>date-time in a request</td><td>200 characters, successive blanks counted as one; 1,000 in all</td></tr>
<tr><td>description, excerpt, price</td><td>2,000,000 characters</td></tr>
<tr><td>prices of an event</td><td>1,000</td></tr>
<tr><td>title, name, website, field of an address, phone, email</td><td>100,000 characters</td></tr>
<tr><td><code>timezone</code></td><td>200 characters</td></tr>
<tr><td><code>_fields</code></td><td>20,000 characters; 20 parts of a name</td></tr>
</tbody>
</table></div>
<h2 id="errors"><a href="#errors">Errors</a></h2>
<p>Every error is <code>{code, message, data: {status, …}}</code> with the same HTTP status. Programs should rely on the status and <code>code</code>.</p>
<h3 id="order-of-checks"><a href="#order-of-checks">Order of checks</a></h3>
<p>The first check that fails decides the reply:</p>
<ol>
<li>address (414), credentials (401; a nonce 403), rate of requests (429)</li>
<li>path and method (404)</li>
<li>body: size (413), JSON syntax (400 <code>rest_invalid_json</code>)</li>
<li>required fields (400 <code>rest_missing_callback_param</code>; <code>data.params</code> names all of them)</li>
<li>values (400 <code>rest_invalid_param</code>, all at once; <code>data.params</code> has a sentence for each name). If only types are wrong,
<code>data.details</code> has <code>rest_invalid_type</code> for each name; otherwise it is <code>[]</code></li>
<li>rights (401 <code>rest_forbidden</code> for anonymous callers, 403 for others)</li>
<li>the record: whether it exists (404, 400), may be read (403), is in the trash (403, 410) or not (409), is unchanged (412)</li>
<li><code>Idempotency-Key</code> (422)</li>
</ol>
<p>A fault within a list, or within a venue, organizer or term of an event, is reported under the name of the field:
<code>{&quot;venue&quot;: &quot;venue.geo_lat must be a number …&quot;}</code>. An entry of <code>details</code> is
<code>{&quot;featured&quot;: {&quot;code&quot;: &quot;rest_invalid_type&quot;, &quot;message&quot;: &quot;…&quot;, &quot;data&quot;: {&quot;param&quot;: &quot;featured&quot;}}}</code>.</p>
<p>Headers beyond their limit are refused before the server reads the address: 431 with <code>{code, message}</code> only.</p>
<h3 id="missing-records"><a href="#missing-records">Missing records</a></h3>
<p>Existing clients of this interface expect different answers for different kinds:</p>
<div class="wide" tabindex="0"><table>
<thead><tr><th></th><th>by id</th><th>by slug</th></tr>
</thead>
<tbody><tr><td>event</td><td>404; 400 if the id is of another kind</td><td>400; an update 404</td></tr>
<tr><td>venue, organizer</td><td>400, checked before rights</td><td>the same</td></tr>
<tr><td>category, tag, image</td><td>400, checked before rights</td><td>–</td></tr>
</tbody>
</table></div>
<h3 id="error-codes"><a href="#error-codes">Error codes</a></h3>
<div class="wide" tabindex="0"><table>
<thead><tr><th>code</th><th>status</th><th>when</th></tr>
</thead>
<tbody><tr><td><code>rest_no_route</code></td><td>404</td><td>unknown path, or a method that it does not support</td></tr>
<tr><td><code>rest_missing_callback_param</code></td><td>400</td><td>required fields are missing</td></tr>
<tr><td><code>rest_invalid_param</code></td><td>400</td><td>a value is not accepted; also an unknown slug, and an unknown id of a venue, organizer, term or image. Unknown terms in a field are ignored</td></tr>
<tr><td><code>rest_invalid_json</code></td><td>400</td><td>the body is not JSON; <code>json_error_message</code> says why</td></tr>
<tr><td><code>invalid_username</code>, <code>incorrect_password</code></td><td>401</td><td>wrong name or password, on public resources too</td></tr>
<tr><td><code>rest_invalid_token</code></td><td>401</td><td>a token that is wrong, revoked, expired or bound to another referer or address, on public resources too</td></tr>
<tr><td><code>rest_cookie_invalid_nonce</code></td><td>403</td><td>a nonce without the session that it belongs to</td></tr>
<tr><td><code>rest_forbidden</code></td><td>401, 403</td><td>no right to do this</td></tr>
<tr><td><code>rest-event-not-found</code></td><td>404</td><td>no such event</td></tr>
<tr><td><code>rest-invalid-event-id</code></td><td>400</td><td>the id belongs to another kind of record</td></tr>
<tr><td><code>event-not-accessible</code>, <code>venue-…</code>, <code>organizer-…</code></td><td>403</td><td>not published, and not readable for this caller</td></tr>
<tr><td><code>event-no-longer-available</code></td><td>403</td><td>reading an event in the trash</td></tr>
<tr><td><code>event-password-protected</code></td><td>403</td><td>no password, or a wrong one</td></tr>
<tr><td><code>event-is-in-trash</code>, <code>venue-…</code>, <code>organizer-…</code></td><td>410</td><td>deleting a second time</td></tr>
<tr><td><code>event-is-not-in-trash</code>, <code>venue-…</code>, <code>organizer-…</code></td><td>409</td><td>restoring a record that is not in the trash</td></tr>
<tr><td><code>event-archive-page-not-found</code>, <code>venue-…</code>, <code>organizer-…</code>, <code>image-…</code></td><td>404</td><td>a page after the last</td></tr>
<tr><td><code>term_exists</code></td><td>400</td><td>creating a term whose name exists under that parent; <code>term_id</code> is its id</td></tr>
<tr><td><code>duplicate_term_slug</code></td><td>400</td><td>another term has this slug</td></tr>
<tr><td><code>rest_taxonomy_not_hierarchical</code></td><td>400</td><td><code>parent</code> for a tag</td></tr>
<tr><td><code>event-tickets-not-active</code></td><td>400</td><td>in <code>details</code>: <code>ticketed=true</code></td></tr>
<tr><td><code>import-not-found</code></td><td>404</td><td>no such import, one of another user, or one that is no longer kept</td></tr>
<tr><td><code>rest_precondition_failed</code></td><td>412</td><td><code>If-Match</code>, and the record has changed</td></tr>
<tr><td><code>rest_idempotency_mismatch</code></td><td>422</td><td><code>Idempotency-Key</code> was used for another request</td></tr>
<tr><td><code>rest_too_large</code></td><td>413</td><td>a body or file that is too large</td></tr>
<tr><td><code>rest_uri_too_long</code></td><td>414</td><td>an address that is too long</td></tr>
<tr><td><code>rest_rate_limited</code></td><td>429</td><td>too many requests or wrong credentials; <code>Retry-After</code> is in seconds</td></tr>
<tr><td><code>internal_server_error</code></td><td>500</td><td>a fault of the server</td></tr>
<tr><td><code>rest_unavailable</code></td><td>503</td><td>the server took too long</td></tr>
</tbody>
</table></div>
<h2 id="extensions"><a href="#extensions">Extensions</a></h2>
<p>These are beyond the interface that the catalogue follows. A client that does not know them is not affected.</p>
<ul>
<li><strong>Parameters</strong>: <code>orderby</code> and <code>order</code> of records, <code>modified_after</code>, <code>runs_after</code>, <code>runs_before</code>, <code>slug</code>, <code>author</code>, <code>geoloc_radius</code>, and <code>include</code>
of venues and organizers; <code>_clean</code></li>
<li><strong>Fields</strong>: coordinates of venues, passwords, <code>currency_code</code>, <code>post_parent</code></li>
<li><strong>Resources</strong>: <code>/images</code>, <code>…/restore</code>, calendars</li>
<li><strong>Protocol</strong>: conditional requests, <code>Idempotency-Key</code>, bearer tokens; the statuses 409, 412, 413, 414, 422, 429, 431 and 503</li>
</ul>
`,
};
