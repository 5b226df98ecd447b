// Made by scripts/generate/main.ts from openapi/features/GUIDE.md. Do not edit: change the guide or the generator,
// run `npm run generate`, and commit both sides together.

import type { Guide } from '../../api/guide.js';

export const guide: Guide = {
  title: "Feature services",
  headings: [
  {
    "level": 2,
    "id": "quick-start",
    "text": "Quick start"
  },
  {
    "level": 2,
    "id": "addresses",
    "text": "Addresses"
  },
  {
    "level": 2,
    "id": "requests",
    "text": "Requests"
  },
  {
    "level": 2,
    "id": "replies",
    "text": "Replies"
  },
  {
    "level": 3,
    "id": "jsonp",
    "text": "JSONP"
  },
  {
    "level": 2,
    "id": "errors",
    "text": "Errors"
  },
  {
    "level": 2,
    "id": "signing-in",
    "text": "Signing in"
  },
  {
    "level": 2,
    "id": "services-and-layers",
    "text": "Services and layers"
  },
  {
    "level": 3,
    "id": "views",
    "text": "Views"
  },
  {
    "level": 3,
    "id": "the-events-service",
    "text": "The Events service"
  },
  {
    "level": 3,
    "id": "attachments",
    "text": "Attachments"
  },
  {
    "level": 2,
    "id": "querying",
    "text": "Querying"
  },
  {
    "level": 2,
    "id": "editing",
    "text": "Editing"
  },
  {
    "level": 2,
    "id": "appending",
    "text": "Appending"
  },
  {
    "level": 3,
    "id": "sources",
    "text": "Sources"
  },
  {
    "level": 3,
    "id": "matching-fields",
    "text": "Matching fields"
  },
  {
    "level": 3,
    "id": "upserts",
    "text": "Upserts"
  },
  {
    "level": 3,
    "id": "jobs",
    "text": "Jobs"
  },
  {
    "level": 2,
    "id": "uploads",
    "text": "Uploads"
  },
  {
    "level": 2,
    "id": "publishing-files",
    "text": "Publishing files"
  }
],
  render: (html, { root, publicUrl }) => html`<p>Feature services store features (geometries with attributes) in layers, and existing GeoServices clients can query and edit them. Bulk
<a href="#appending">append</a> loads files and feature collections of any size as a job. This guide covers what the operations share and the
usual order of work; the <a href="${root}/reference/features">reference</a> lists each operation with its parameters and replies.</p>
<p><em>Extension</em> marks what goes beyond the interface that the services follow.</p>
<p>The examples call <code>${publicUrl}</code>, the public address of the server, and set two variables first. <code>U</code> is a user name and an
<a href="#signing-in">application password</a>.</p>
<pre tabindex="0"><code class="language-sh">S=${publicUrl}
U=&#39;olga:abcd efgh ijkl mnop qrst uvwx&#39;
</code></pre>
<p><code>$TOKEN</code>, <code>$ITEM</code> and <code>$JOB</code> are values of earlier replies.</p>
<h2 id="quick-start"><a href="#quick-start">Quick start</a></h2>
<p>Create a service, and add a layer of points with a unique field:</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/sharing/rest/content/users/olga/createService&quot; -d f=json \\
  --data-urlencode &#39;createParameters={&quot;name&quot;: &quot;Trees&quot;}&#39;
curl -u &quot;$U&quot; &quot;$S/rest/admin/services/Trees/FeatureServer/addToDefinition&quot; -d f=json \\
  --data-urlencode &#39;addToDefinition={&quot;layers&quot;: [{
    &quot;name&quot;: &quot;Trees&quot;, &quot;geometryType&quot;: &quot;esriGeometryPoint&quot;,
    &quot;fields&quot;: [{&quot;name&quot;: &quot;tag&quot;, &quot;type&quot;: &quot;esriFieldTypeString&quot;, &quot;length&quot;: 10},
               {&quot;name&quot;: &quot;kind&quot;, &quot;type&quot;: &quot;esriFieldTypeString&quot;},
               {&quot;name&quot;: &quot;height&quot;, &quot;type&quot;: &quot;esriFieldTypeDouble&quot;}],
    &quot;indexes&quot;: [{&quot;name&quot;: &quot;by_tag&quot;, &quot;fields&quot;: &quot;tag&quot;, &quot;isUnique&quot;: true}]}]}&#39;
</code></pre>
<p>Append a CSV file. The reply redirects to the job; its status reports one row inserted and one refused, because <code>tall</code> is not a number:</p>
<pre tabindex="0"><code class="language-sh">L=&quot;$S/rest/services/Trees/FeatureServer/0&quot;
printf &#39;tag,kind,height,latitude,longitude\\nT1,Oak,21.5,59.91,10.75\\nT2,Birch,tall,60.39,5.32\\n&#39; &gt; trees.csv
curl -u &quot;$U&quot; -o job.html -w &#39;%{redirect_url}\\n&#39; -F file=@trees.csv &quot;$L/append/file&quot;
curl -u &quot;$U&quot; &quot;$L/append/jobs?f=pjson&quot;
</code></pre>
<p>Query the layer:</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$L/query&quot; -d f=geojson --data-urlencode &#39;where=height &gt; 20&#39; -d outFields=tag,kind
</code></pre>
<h2 id="addresses"><a href="#addresses">Addresses</a></h2>
<div class="wide" tabindex="0"><table>
<thead><tr><th>path</th><th>content</th></tr>
</thead>
<tbody><tr><td><code>/sharing/rest</code></td><td>sign-in, the portal, items and folders of users, publishing</td></tr>
<tr><td><code>/rest/services</code></td><td>catalogue of services</td></tr>
<tr><td><code>/rest/services/{service}/FeatureServer</code></td><td>a service: its layers, uploads, jobs and edits across layers</td></tr>
<tr><td><code>/rest/services/{service}/FeatureServer/{layer}</code></td><td>a layer: <code>query</code>, edits, <code>append</code></td></tr>
<tr><td><code>/rest/admin/services/{service}/FeatureServer</code></td><td>definition: add, change and delete layers, fields and indexes</td></tr>
<tr><td><code>/rest/geocode/usage</code></td><td>what geocoding has cost</td></tr>
</tbody>
</table></div>
<h2 id="requests"><a href="#requests">Requests</a></h2>
<p>Parameters come from the query string, from a form body (<code>application/x-www-form-urlencoded</code>) or from a multipart body. If a name is in
both, the query string wins.</p>
<ul>
<li>Unknown parameters are ignored. An empty parameter counts as absent.</li>
<li><strong>Booleans</strong> are <code>true</code> and <code>false</code> in any case, <code>1</code> and <code>0</code>.</li>
<li><strong>Lists</strong> are comma-separated text, JSON, or repeated names.</li>
<li><strong>Structured values</strong>, such as geometries, are JSON text.</li>
<li>Every resource that is read with GET also answers POST. An address of more than 16,384 bytes is refused (414); send such parameters in
a body.</li>
</ul>
<p><em>Extension.</em> A body without a file may also be <code>application/json</code>: one object of all parameters, in which structured values are plain
JSON.</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$L/query&quot; -H &#39;Content-Type: application/json&#39; \\
  -d &#39;{&quot;f&quot;: &quot;json&quot;, &quot;where&quot;: &quot;height &gt; 20&quot;, &quot;outFields&quot;: [&quot;tag&quot;], &quot;returnGeometry&quot;: false}&#39;
</code></pre>
<h2 id="replies"><a href="#replies">Replies</a></h2>
<p><code>f=json</code> returns compact JSON, <code>f=pjson</code> indented JSON. With <code>f=html</code>, or without <code>f</code>, the reply is a page for a browser in place of
JSON, so programs send <code>f=json</code>. Some operations have further formats, such as <code>geojson</code> and <code>pbf</code> of <code>query</code>.</p>
<p>A page recognizes a signed-in visitor by a cookie, which permits reading only. A form that changes something also sends the <code>formToken</code> of its
page.</p>
<h3 id="jsonp"><a href="#jsonp">JSONP</a></h3>
<p>For clients that predate CORS: <code>callback=name</code> in the address of a GET with <code>f=json</code>, <code>pjson</code> or <code>geojson</code> wraps the reply, including
errors, in a call of that function: <code>/**/name({…})</code>, as <code>text/javascript</code>.</p>
<ul>
<li><code>name</code> is a JavaScript identifier, or up to ten identifiers joined by dots.</li>
<li>Only a <code>token</code> parameter counts as credentials then; headers and cookies do not.</li>
<li>If the operator allows only some origins (<code>FAIRGROUND_CORS_ORIGINS</code>), and on this server&#39;s own pages, <code>callback</code> is refused (400).</li>
<li>Files and <code>f=pbf</code> are not wrapped.</li>
</ul>
<h2 id="errors"><a href="#errors">Errors</a></h2>
<p>Every operation reports errors with HTTP status 200 and an <code>error</code> object:</p>
<pre tabindex="0"><code class="language-json">{ &quot;error&quot;: { &quot;code&quot;: 498, &quot;message&quot;: &quot;Invalid token.&quot;, &quot;details&quot;: [&quot;The token has expired&quot;] } }
</code></pre>
<p>Programs must therefore look for <code>error</code> in the reply. <code>details</code> names each parameter at fault, or gives the reason. <code>code</code> follows
HTTP, with two additions: 498 for an invalid token, and 499 for a missing one.</p>
<p>A service that the caller may not see is answered like one that does not exist: 499 without a token, 404 with one.</p>
<p><em>Extension.</em> If a request is worth repeating (429, 503), the header <code>Retry-After</code> and <code>retry_after</code> in the error give the number of seconds
to wait.</p>
<p>The server limits how many files <code>analyze</code>, <code>generate</code> and <code>publish</code> read at the same time, and gives one user at most half of them. Up to 4
further requests of a user, and 16 of all users, wait for up to 30 seconds. Beyond that the answer is 429 if the user has too many
requests waiting, and 503 if all users together have.</p>
<h2 id="signing-in"><a href="#signing-in">Signing in</a></h2>
<p>Send one of these with each request:</p>
<ul>
<li><strong>A token</strong> of <code>/sharing/rest/generateToken</code>, as the parameter <code>token</code>, as <code>Authorization: Bearer …</code> or as
<code>X-Esri-Authorization: Bearer …</code>.</li>
<li><strong>HTTP Basic</strong> with an application password, an <em>extension</em>. The operator of the server gives out application passwords.</li>
</ul>
<pre tabindex="0"><code class="language-sh">curl &quot;$S/sharing/rest/generateToken&quot; -d f=json -d username=olga \\
  --data-urlencode &#39;password=abcd efgh ijkl mnop qrst uvwx&#39; -d expiration=60
curl &quot;$S/sharing/rest/community/self?f=json&quot; -H &quot;X-Esri-Authorization: Bearer $TOKEN&quot;
</code></pre>
<ul>
<li><code>generateToken</code> accepts POST only, so that no password appears in an address. It takes the password of the account or an application
password. A valid token can be exchanged for another one with <code>token</code> and <code>serverUrl</code>: the new one expires no later and keeps the
binding of the first.</li>
<li><code>/sharing/rest/oauth2/token</code> takes a user name as <code>client_id</code> and an application password as <code>client_secret</code>, with
<code>grant_type=client_credentials</code>.</li>
<li><code>/sharing/rest/oauth2/revokeToken</code> ends a token early. Tokens that were exchanged for it stay valid.</li>
</ul>
<h2 id="services-and-layers"><a href="#services-and-layers">Services and layers</a></h2>
<p>Administrators, editors and authors create services with <code>createService</code>, administrators also for other users. The owner of a service and
administrators change its definition under <code>/rest/admin/services</code>: <code>addToDefinition</code>, <code>updateDefinition</code> and <code>deleteFromDefinition</code> for
layers, fields and indexes, and <code>truncate</code> to empty a layer.</p>
<p><code>capabilities</code> of a service says what callers may do (<code>Query</code>, <code>Create</code>, <code>Update</code>, <code>Delete</code>, …). The owner and administrators need none of them
for edits.</p>
<h3 id="views"><a href="#views">Views</a></h3>
<p>A service that is created with <code>isView</code> shows layers of other services: all rows or some of them, all fields or some of them. It has access
rights and capabilities of its own.</p>
<p>Edits through a view change the features of the source: those that the view shows, by the fields that it shows. Other features and fields are
treated as if they did not exist. The capabilities and access rights of the view decide who may edit; ownership of features, <code>allowAnonymousTo…</code>
and <code>allowGeometryUpdates</code> of the source apply as well. A feature that does not satisfy the condition of the view is written, but not
shown.</p>
<h3 id="the-events-service"><a href="#the-events-service">The Events service</a></h3>
<p><em>Extension.</em> The service <code>Events</code> always exists and shows the <a href="${root}/guide/events">events catalogue</a> on maps: layer 0 has its venues, layer 1 its
events, each at its venue. It is queried like any other service, and changed only through the catalogue.</p>
<ul>
<li>Everybody finds published records without a password. Editors and administrators find everything that is not in the trash.</li>
<li>Events that are hidden from listings are left out. A venue that the caller would not find gives an event neither geometry nor
address.</li>
<li>Object ids are the ids of the catalogue.</li>
<li><code>start_date</code> and <code>end_date</code> are instants. An all-day event has its dates there, in UTC, whatever its <code>time_zone</code>.</li>
</ul>
<h3 id="attachments"><a href="#attachments">Attachments</a></h3>
<p>Features have no attachments. <code>hasAttachments</code> is false everywhere, and requests for attachments, definitions that enable them and edits
that contain them are refused.</p>
<h2 id="querying"><a href="#querying">Querying</a></h2>
<p><code>query</code> takes conditions in SQL (<code>where</code>), a geometry with a spatial relation and a distance, and returns features as JSON, GeoJSON or PBF:</p>
<pre tabindex="0"><code class="language-sh"># Features in a rectangle, in longitude and latitude
curl -u &quot;$U&quot; &quot;$L/query&quot; -d f=json -d geometry=4,59,6,61 -d geometryType=esriGeometryEnvelope -d inSR=4326 -d outSR=4326 -d outFields=tag

# Features within 2 km of a point
curl -u &quot;$U&quot; &quot;$L/query&quot; -d f=geojson -d geometry=10.75,59.91 -d geometryType=esriGeometryPoint -d inSR=4326 \\
  -d distance=2000 -d units=esriSRUnit_Meter -d outFields=tag

# Average height by kind
curl -u &quot;$U&quot; &quot;$L/query&quot; -d f=json -d groupByFieldsForStatistics=kind --data-urlencode \\
  &#39;outStatistics=[{&quot;statisticType&quot;: &quot;avg&quot;, &quot;onStatisticField&quot;: &quot;height&quot;, &quot;outStatisticFieldName&quot;: &quot;mean&quot;}]&#39;
</code></pre>
<p>A reply has at most <code>maxRecordCount</code> features. If there are more, <code>exceededTransferLimit</code> is true; read the next page with <code>resultOffset</code>.
<code>returnCountOnly</code>, <code>returnIdsOnly</code> and <code>returnExtentOnly</code> return no features.</p>
<h2 id="editing"><a href="#editing">Editing</a></h2>
<p><code>addFeatures</code>, <code>updateFeatures</code>, <code>deleteFeatures</code> and <code>applyEdits</code> return a result for each feature, in the order of the request. Unless
<code>rollbackOnFailure</code> is false, one failure undoes all of them. <code>applyEdits</code> deletes, then updates, then adds, in one transaction; the
service has an <code>applyEdits</code> for several layers.</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$L/addFeatures&quot; -d f=json --data-urlencode &#39;features=[{
  &quot;attributes&quot;: {&quot;tag&quot;: &quot;T9&quot;, &quot;kind&quot;: &quot;Elm&quot;, &quot;height&quot;: 12},
  &quot;geometry&quot;: {&quot;x&quot;: 5.33, &quot;y&quot;: 60.4, &quot;spatialReference&quot;: {&quot;wkid&quot;: 4326}}}]&#39;
</code></pre>
<p>Geometries may be in any spatial reference; the server projects them to that of the layer. Omitted attributes get their defaults in new
features, and keep their values in updated ones.</p>
<h2 id="appending"><a href="#appending">Appending</a></h2>
<p><code>append</code> inserts or upserts the rows of a source as a job. It needs none of the capabilities that edits need. The rules for single
features apply to all callers except the owner of the service and administrators: ownership-based access control, and
<code>allowGeometryUpdates</code>, without which an upsert moves no feature.</p>
<h3 id="sources"><a href="#sources">Sources</a></h3>
<p>Each append takes exactly one source:</p>
<div class="wide" tabindex="0"><table>
<thead><tr><th>parameter</th><th>source</th></tr>
</thead>
<tbody><tr><td><code>edits</code></td><td>text in the request: a feature collection, or GeoJSON</td></tr>
<tr><td><code>appendUploadId</code></td><td>an <a href="#uploads">upload</a>, which is temporary</td></tr>
<tr><td><code>appendItemId</code></td><td>a stored item, which stays until its owner deletes it</td></tr>
</tbody>
</table></div>
<p><code>supportedAppendFormats</code> of a layer lists the values of <code>appendUploadFormat</code>. CSV and Excel also need <code>appendSourceInfo</code>, which says how to read
the file; <code>publishParameters</code> of <code>analyze</code> have that form.</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/rest/services/Trees/FeatureServer/uploads/upload&quot; -F f=json -F file=@trees.csv   # → itemID
curl -u &quot;$U&quot; &quot;$L/append&quot; -d f=json -d appendUploadId=$ITEM -d appendUploadFormat=csv \\
  -d upsert=true -d upsertMatchingField=tag --data-urlencode \\
  &#39;appendSourceInfo={&quot;locationType&quot;: &quot;coordinates&quot;, &quot;latitudeFieldName&quot;: &quot;latitude&quot;, &quot;longitudeFieldName&quot;: &quot;longitude&quot;}&#39;
</code></pre>
<p><code>append/file</code> (<em>extension</em>) uploads a file, analyzes it if it is a table in text, and appends it in one request. It redirects to the
job.</p>
<h3 id="matching-fields"><a href="#matching-fields">Matching fields</a></h3>
<p>Columns fill the fields of the same name or alias. <code>fieldMappings</code> gives a field a column of another name, and <code>appendFields</code> limits the fields that
are written. The job reports columns without a field as <code>unmatchedSourceFields</code>, and fields without a column as <code>unfilledFields</code>.</p>
<h3 id="upserts"><a href="#upserts">Upserts</a></h3>
<p>With <code>upsert=true</code>, a row updates the feature that it matches and is inserted otherwise. Rows match by object id, by global id
(<code>useGlobalIds</code>), or by a field with a unique index (<code>upsertMatchingField</code>). <code>skipInserts</code> and <code>skipUpdates</code> leave one of the two out.</p>
<h3 id="jobs"><a href="#jobs">Jobs</a></h3>
<p>The reply has a <code>statusUrl</code>. Poll it until <code>status</code> is <code>Completed</code> or <code>Failed</code>:</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/rest/services/Trees/FeatureServer/jobs/$JOB?f=pjson&quot;
curl -u &quot;$U&quot; &quot;$S/rest/services/Trees/FeatureServer/jobs/$JOB/report&quot;
</code></pre>
<ul>
<li><code>Completed</code> does not mean that every row was written. <code>insertCount</code>, <code>updateCount</code>, <code>skippedCount</code> and <code>errorCount</code> count the rows, and
<code>errors</code> has the row, field, value and reason of the first refused ones. <code>report</code> returns all of them.</li>
<li>With <code>rollbackOnFailure=true</code>, one refused row rolls back the whole append.</li>
<li><code>dryRun=true</code> (<em>extension</em>) does everything except writing, and reports the same counts.</li>
<li>A job is run exactly once: rows and the state of the job are committed together. Jobs of one layer run one at a time, in the order of
their submission.</li>
<li><em>Extensions</em>: <code>cancel</code>, <code>restart</code>, the list <code>jobs</code>, and <code>Idempotency-Key</code>, with which a repeated request returns the first job for one day.</li>
</ul>
<h2 id="uploads"><a href="#uploads">Uploads</a></h2>
<p>Uploads are temporary files for <code>append</code>. Only the user who sent a file can use it. A service has its uploads at
<code>…/FeatureServer/uploads</code>; the same addresses exist under each layer, <code>…/FeatureServer/{layerId}/uploads</code>.</p>
<p><code>uploads/info</code> gives the limits in megabytes. A file above <code>maxUploadFileSize</code> is sent in parts, in any order, several at a time, and again
after a failure:</p>
<pre tabindex="0"><code class="language-sh">F=&quot;$S/rest/services/Trees/FeatureServer&quot;
curl -u &quot;$U&quot; &quot;$F/uploads/register&quot; -d f=json -d itemName=trees.csv                       # → itemID
curl -u &quot;$U&quot; &quot;$F/uploads/$ITEM/uploadPart&quot; -F f=json -F partId=1 -F file=@trees.csv
curl -u &quot;$U&quot; &quot;$F/uploads/$ITEM/commit&quot; -d f=json -d parts=1
</code></pre>
<h2 id="publishing-files"><a href="#publishing-files">Publishing files</a></h2>
<p><code>/sharing/rest/content/features/analyze</code> reads a file and returns how it would be read, as <code>publishParameters</code>.
<code>/sharing/rest/content/users/{user}/publish</code> creates a service from a stored item with these parameters and fills it, by the same engine as
<code>append</code>. <code>/sharing/rest/content/features/generate</code> returns the features of a file as JSON and stores nothing.</p>
<p><em>Extensions</em>: both read an upload (<code>appendUploadId</code>) and every format of <code>append</code>. With <code>targetLayer</code>, <code>analyze</code> also returns <code>fieldMappings</code>,
<code>unmatchedSourceFields</code> and <code>unfilledFields</code>, as an append to this layer would match them. With <code>resultRecordCount</code> or <code>sourceRows</code>, <code>generate</code> reads the first
rows or single rows of a file of any length. The page of <code>append</code> shows the rows of a file before it appends them with these calls.</p>
<pre tabindex="0"><code class="language-sh">curl -u &quot;$U&quot; &quot;$S/sharing/rest/content/features/analyze&quot; -F f=pjson -F filetype=csv -F file=@trees.csv
</code></pre>
`,
};
