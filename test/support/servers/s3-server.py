"""OpenStack Swift with its S3 interface, all of it in one process: proxy, account, container and object server.

The code is that of clusters in use. Signatures are checked, small parts refused, lost uploads listed. Only the
attributes of files are kept in memory, since not every file system that tests run on takes any.

usage: s3-server.py FOLDER ACCOUNT USER KEY HOST [PORT]
The access key is ACCOUNT:USER. Says its port when it serves, and ends when its parent has ended. Asked to end, it leaves
all that it has stored in the folder, to be started again.
"""

import eventlet

eventlet.monkey_patch()

import errno
import os
import pickle
import signal
import sys
from array import array

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingData
from swift.common.utils import NullLogger
from swift.common.wsgi import loadapp

# Seconds that nothing takes.
PATIENCE = "100"

PIPELINE = """
[DEFAULT]
swift_dir = {folder}
log_level = CRITICAL

[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth bulk slo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
# Tests run on machines that have much else to do.
client_timeout = {patience}
conn_timeout = {patience}
node_timeout = {patience}
recoverable_node_timeout = {patience}
error_suppression_limit = 1000000

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:gatekeeper]
use = egg:swift#gatekeeper

[filter:s3api]
use = egg:swift#s3api
location = us-east-1
check_bucket_owner = false

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {key} .admin

[filter:bulk]
use = egg:swift#bulk

[filter:slo]
use = egg:swift#slo
"""


class Memory:
    """What the proxy would keep in memcached."""

    def __init__(self):
        self.values = {}

    def get(self, key, *_, **__):
        return self.values.get(key)

    def set(self, key, value, *_, **__):
        self.values[key] = value

    def delete(self, key, *_, **__):
        self.values.pop(key, None)

    def incr(self, key, delta=1, *_, **__):
        self.values[key] = max(0, self.values.get(key, 0) + delta)
        return self.values[key]

    def decr(self, key, delta=1, *_, **__):
        return self.incr(key, -delta)


class Attributes:
    """What files would have as extended attributes, by the file."""

    def __init__(self, path):
        self.path = path
        self.values = {}
        if os.path.exists(path):
            with open(path, "rb") as file:
                self.values = pickle.load(file)

    def save(self):
        with open(self.path, "wb") as file:
            pickle.dump(self.values, file)

    def key(self, file, name):
        found = os.stat(file if isinstance(file, (int, str, bytes)) else file.fileno())
        return found.st_dev, found.st_ino, name if isinstance(name, str) else name.decode()

    def getxattr(self, file, name, *_):
        try:
            return self.values[self.key(file, name)]
        except KeyError:
            raise OSError(errno.ENODATA, "no such attribute")

    def setxattr(self, file, name, value, *_):
        self.values[self.key(file, name)] = value


def end_with_parent(parent):
    while os.getppid() == parent:
        eventlet.sleep(0.5)
    os._exit(0)


def end_when_asked(attributes):
    def end(*_):
        attributes.save()
        os._exit(0)

    signal.signal(signal.SIGTERM, end)


def main(folder, account, user, key, host, port="0"):
    parent = os.getppid()
    # Else they would be asked of /etc/swift.
    utils.HASH_PATH_PREFIX = utils.HASH_PATH_SUFFIX = b"fairground"

    from swift.account.server import AccountController
    from swift.container.server import ContainerController
    from swift.obj import diskfile
    from swift.obj.server import ObjectController

    diskfile.xattr = Attributes(os.path.join(folder, "attributes"))
    end_when_asked(diskfile.xattr)

    os.makedirs(os.path.join(folder, "sda1", "tmp"), exist_ok=True)
    conf = {"devices": folder, "swift_dir": folder, "mount_check": "false", "log_level": "CRITICAL"}
    for timeout in ("client_timeout", "conn_timeout", "node_timeout", "container_update_timeout"):
        conf[timeout] = PATIENCE
    log = NullLogger()
    for kind, controller in (
        ("account", AccountController),
        ("container", ContainerController),
        ("object", ObjectController),
    ):
        socket = eventlet.listen(("127.0.0.1", 0))
        inner = socket.getsockname()[1]
        device = {
            **{"id": 0, "region": 1, "zone": 1, "weight": 1.0, "device": "sda1", "meta": ""},
            **{"ip": "127.0.0.1", "port": inner, "replication_ip": "127.0.0.1", "replication_port": inner},
        }
        # One partition, one copy, on the one device.
        RingData([array("H", [0])], [device], 32).save(os.path.join(folder, f"{kind}.ring.gz"))
        eventlet.spawn(wsgi.server, socket, controller(conf), log)

    file = os.path.join(folder, "proxy-server.conf")
    with open(file, "w") as out:
        out.write(PIPELINE.format(folder=folder, patience=PATIENCE, account=account, user=user, key=key))
    proxy = loadapp(file)
    memory = Memory()

    def with_memory(environ, start_response):
        environ["swift.cache"] = memory
        return proxy(environ, start_response)

    socket = eventlet.listen((host, int(port)))
    print(socket.getsockname()[1], flush=True)
    eventlet.spawn(end_with_parent, parent)
    wsgi.server(socket, with_memory, log)


main(*sys.argv[1:])
